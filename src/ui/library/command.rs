//! The commands of the library's buttons.

use std::rc::Rc;

use super::ListSection;

/// The commands of the buttons of the list, but for the import panel. Keys are keys of the storage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryCommand {
    /// Exports the game under a key.
    Export(Rc<str>),
    /// Deletes the game under a key.
    Delete(Rc<str>),
    /// Restores the last deleted game.
    Undo,
    /// Forgets the deleted games, which can no longer be restored.
    ForgetDeleted,
    /// Shows more of a section.
    More(ListSection),
    /// Shows the games of all variants and opponents.
    ShowAll,
    /// Reads the storage again.
    ReadAgain,
    /// Exports all games.
    ExportAll,
    /// Closes the report of an import and the problem.
    Dismiss,
}

impl LibraryCommand {
    /// The value of `data-action`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Self::Export(_) => "export",
            Self::Delete(_) => "delete",
            Self::Undo => "undo",
            Self::ForgetDeleted => "settle",
            Self::More(_) => "more",
            Self::ShowAll => "show-all",
            Self::ReadAgain => "read-again",
            Self::ExportAll => "export-all",
            Self::Dismiss => "dismiss",
        }
    }

    /// The value of `data-at`: what the command is applied to.
    #[must_use]
    pub fn target(&self) -> Option<Rc<str>> {
        match self {
            Self::Export(key) | Self::Delete(key) => Some(Rc::clone(key)),
            Self::More(section) => Some(section.name().into()),
            Self::Undo
            | Self::ForgetDeleted
            | Self::ShowAll
            | Self::ReadAgain
            | Self::ExportAll
            | Self::Dismiss => None,
        }
    }
}

/// The commands of the buttons of the import panel.
#[derive(Clone, Copy)]
pub enum ImportCommand {
    /// Opens the browser's choice of a file.
    ChooseFile,
    /// Imports the text of the text field.
    Import,
    /// Gives up the import that is going on.
    Cancel,
}

impl ImportCommand {
    /// The value of `data-action`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::ChooseFile => "choose-file",
            Self::Import => "import",
            Self::Cancel => "cancel-import",
        }
    }
}
