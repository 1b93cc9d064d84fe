#!/usr/bin/python3
"""A window of WebKitGTK for WebKitWebDriver: one with storage, which MiniBrowser has
not when it is automated, and with scripts that run before a page's own.

webkit_window.py FOLDER still|moving
FOLDER has the profile; every file of FOLDER/scripts runs in each new document.
"""

import pathlib
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder = pathlib.Path(sys.argv[1])
Gtk.Settings.get_default().set_property("gtk-enable-animations", sys.argv[2] != "still")
context = WebKit2.WebContext.new_with_website_data_manager(
    WebKit2.WebsiteDataManager(
        base_data_directory=str(folder / "data"),
        base_cache_directory=str(folder / "cache"),
    )
)
context.set_automation_allowed(True)


def add_scripts(view, _decision, _kind):
    manager = view.get_user_content_manager()
    manager.remove_all_scripts()
    for script in sorted((folder / "scripts").iterdir()):
        manager.add_script(
            WebKit2.UserScript.new(
                script.read_text(),
                WebKit2.UserContentInjectedFrames.TOP_FRAME,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )
    return False


def open_window(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.connect("decide-policy", add_scripts)
    # The driver closes it at the end, and waits until the program has ended.
    view.connect("close", lambda _view: Gtk.main_quit())
    window = Gtk.Window()
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("mbegu")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", open_window)


context.connect("automation-started", start)
Gtk.main()
