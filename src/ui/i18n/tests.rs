use super::samples::{arabic, english, portuguese};
use super::syntax::parse;
use super::{Bundle, LANGUAGES, Language, Locale, MessageValue};

fn language(tag: &str) -> Language {
    Language::find(tag).expect("a language")
}

/// The text of the message `m` of a file.
#[track_caller]
fn formatted(file: &str, arguments: &[(&str, MessageValue<'_>)]) -> String {
    let bundle = Bundle::new(Language::ENGLISH, file).expect("a file");
    bundle.format("m", arguments).expect("the message m")
}

#[test]
fn patterns_of_several_lines_lose_their_common_indentation() {
    assert_eq!(formatted("m = one line", &[]), "one line");
    assert_eq!(
        formatted("m =\n    one\n      two\n\n    three\nn = x", &[]),
        "one\n  two\n\nthree"
    );
    assert_eq!(formatted("m = one\n    two\r\n", &[]), "one\ntwo");
    assert_eq!(
        formatted("# about\nm = { n }, { \"{\\u0041\\\"\" }\nn = { 3 }", &[]),
        "3, {A\""
    );
}

#[test]
fn selectors_choose_by_name_number_and_plural_category() {
    let file =
        "m = { $n ->\n    [0] none\n    [one] { $n } seed\n   *[other] { $n } seeds\n}, left";
    for (n, text) in [
        (MessageValue::Number(0), "none, left"),
        (MessageValue::Number(1), "1 seed, left"),
        (MessageValue::Number(1234), "1234 seeds, left"),
        (MessageValue::None, " seeds, left"),
    ] {
        assert_eq!(formatted(file, &[("n", n)]), text);
    }
    let file = "m = { $way ->\n    [none] still\n    [left] left\n   *[right] right\n}";
    for (way, text) in [
        (MessageValue::None, "still"),
        ("left".into(), "left"),
        ("x".into(), "right"),
    ] {
        assert_eq!(formatted(file, &[("way", way)]), text);
    }
}

#[test]
fn capitals_are_those_of_unicode() {
    for (who, text) in [
        ("élio", "Élio sows"),
        ("бот", "Бот sows"),
        ("ßa", "SSa sows"),
        ("“dá", "“Dá sows"),
        ("", " sows"),
    ] {
        assert_eq!(
            formatted("m = { CAPITALIZE($who) } sows", &[("who", who.into())]),
            text
        );
    }
}

#[test]
fn faulty_files_are_refused_with_the_line() {
    for (file, line, problem) in [
        ("a = b\nc", 2, "\"=\" is missing after the id"),
        ("a =\n", 1, "the message has no text"),
        ("a = { $b", 1, "a brace isn't closed"),
        ("a = b }", 1, "a brace is closed that isn't open"),
        (
            "a = { $b ->\n    [one] x\n}",
            3,
            "a selector has no default",
        ),
        (
            "a = { $b ->\n   *[one] x\n   *[two] x\n}",
            3,
            "a selector has two defaults",
        ),
        ("a = { $b ->\n   *[one]\n}", 2, "an alternative has no text"),
        ("a = { NUMBER($b) }", 1, "this function is not supported"),
        ("a = b\n-c = d", 2, "terms are not supported"),
        ("a = b\na = c", 2, "this id is there twice"),
        ("a = { \"x }", 1, "a string isn't closed"),
        (
            "a = b\n  .c = d",
            2,
            "a message begins at the start of a line",
        ),
    ] {
        let error = parse(file).expect_err(file);
        assert_eq!((error.line, error.problem), (line, problem), "{file}");
    }
}

#[test]
fn files_of_another_version_have_another_address() {
    let address = Locale::address(language("pt-BR"));
    let (path, version) = address.split_once('?').expect("a version");
    assert_eq!(path, "./locales/pt-BR.ftl");
    assert_eq!(version.len(), 16, "{version}");
    assert!(Locale::address(Language::ENGLISH).ends_with(version));
}

#[test]
fn a_missing_message_shows_its_id() {
    assert_eq!(english().format("no-such-message", &[]), "no-such-message");
    assert_eq!(formatted("m = { $a } { n }", &[]), "{$a} n");
}

#[test]
fn numbers_and_plurals() {
    let [en, pt] = [english(), portuguese()];
    for (count, english, brazilian) in [
        (0, "0 seeds", "0 semente"),
        (1, "1 seed", "1 semente"),
        (2, "2 seeds", "2 sementes"),
        (21, "21 seeds", "21 sementes"),
        (1_005, "1,005 seeds", "1.005 sementes"),
    ] {
        assert_eq!(super::t!(en, "seeds", count = count as u32), english);
        assert_eq!(super::t!(pt, "seeds", count = count as u32), brazilian);
    }
    assert_eq!(en.number(1_234_567_u32), "1,234,567");
    assert_eq!(pt.number(12_045_u32), "12.045");
    assert_eq!(en.number(999_u32), "999");
}

#[test]
fn what_a_move_is_worth() {
    for (hundredths, seeds) in [
        (0, "0"),
        (350, "+3"),
        (351, "+4"),
        (-351, "\u{2212}4"),
        (-51, "\u{2212}1"),
        (-50, "0"),
    ] {
        assert_eq!(english().worth(hundredths), seeds);
    }
}

#[test]
fn numbers_have_the_digits_of_the_language() {
    let [ar, en] = [arabic(), english()];
    assert_eq!(ar.number(1_234_u32), "١٬٢٣٤");
    assert_eq!(ar.worth(0), "٠");
    assert_eq!(ar.worth(340), "\u{61c}+٣");
    assert_eq!(ar.worth(-300), "\u{61c}\u{2212}٣");
    assert_eq!(ar.digits("+27"), "\u{61c}+٢٧");
    assert_eq!(ar.digits("4:59"), "٤:٥٩");
    assert_eq!(en.digits("4:59"), "4:59");
    // A selector reads the number itself.
    let [two, three] = [2_u32, 3].map(|count| super::t!(ar, "seeds", count = count));
    assert!(!two.contains('٢') && three.contains('٣'), "{two}, {three}");
}

#[test]
fn lists_are_joined_as_the_language_does() {
    let [en, pt] = [english(), portuguese()];
    assert_eq!(en.list(["a"]), "a");
    assert_eq!(en.list(["C", "B", "A"]), "C, B and A");
    assert_eq!(pt.list(["C", "B", "A"]), "C, B e A");
    assert_eq!(en.list(Vec::<String>::new()), "");
}

#[test]
fn arguments_are_isolated_in_texts_of_the_other_direction() {
    let pseudo = Bundle::new(language("en-XA"), "m = { $name }: { $n }").expect("a file");
    let arguments = [("name", "Wanjiru".into()), ("n", MessageValue::Number(3))];
    assert_eq!(
        pseudo.format("m", &arguments).as_deref(),
        Some("\u{2068}Wanjiru\u{2069}: 3"),
    );
    // A sign stays on the left of European digits.
    assert_eq!(pseudo.digits("+3".to_owned()), "\u{200e}+3");
}

#[test]
fn the_reader_s_first_language_that_is_offered() {
    let of = |tags: &[&str]| Language::from_tags(tags.iter().copied());
    assert_eq!(of(&["pt-BR", "en"]), language("pt-BR"));
    assert_eq!(of(&["pt"]), language("pt-BR"));
    assert_eq!(of(&["PT-pt"]), language("pt-BR"));
    assert_eq!(of(&["om", "ti-ER", "pt_BR", "en"]), language("pt-BR"));
    assert_eq!(of(&["en-GB", "pt"]), Language::ENGLISH);
    assert_eq!(of(&["en-XA"]), Language::ENGLISH);
    assert_eq!(of(&["om", "ti"]), Language::ENGLISH);
    assert_eq!(of(&["ptx"]), Language::ENGLISH);
    assert_eq!(of(&[""]), Language::ENGLISH);
    assert_eq!(of(&[]), Language::ENGLISH);
    for language in LANGUAGES {
        assert_eq!(Language::find(language.tag()), Some(language));
    }
    assert_eq!(Language::find("pt"), None);
}
