//! A harness for the conformance kit of La Bête hombrée. Fill in Table; the rest is the protocol.
//!
//!     rustc -O harness.rs && hombre-conform run -- ./harness
#![allow(unused_variables)] // until Table is filled in

use std::any::Any;
use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::panic::{catch_unwind, AssertUnwindSafe};

/// "observes" may begin with "ruling" alone. Put into "readings" what you are sure of.
const ABOUT: &str = r#"{
    "implementation": {"name": "my-engine", "version": "0.1.0", "language": "rust"},
    "games": ["bete-hombree"],
    "observes": ["ruling", "legal", "position"],
    "readings": {},
    "configurable": []
}"#;

/// Why an event does not happen, or a question has no answer.
#[allow(dead_code)]
enum Fault {
    /// What your engine cannot do yet. Return it from any method of Table; never guess an answer.
    Unsupported(String),
    /// The law refuses the event: the clause, as "follow-suit", or "" if you name none.
    Refused(String),
    /// Something went wrong inside; a panic becomes one too. Never print to standard output.
    Internal(String),
}

fn unsupported<T>(what: &str) -> Result<T, Fault> {
    Err(Fault::Unsupported(what.to_string()))
}

/// A table of your engine. conformance/README.md has the forms of all that goes in and out.
struct Table {}

impl Table {
    /// Open it as the setup says; readings has only what you called configurable.
    fn open(setup: &Json, readings: &Json) -> Result<Table, Fault> {
        unsupported("Table is not filled in yet")
    }

    /// Let the event happen. If the law refuses it, change nothing, and give Refused. later is what
    /// comes after it: a deal undone by a misdeal or a false pack in there is not noticed to have
    /// been faulty.
    fn take(&mut self, event: &Json, later: &[Json]) -> Result<(), Fault> {
        unsupported("events")
    }

    /// The verdict of each deal that has ended, in order.
    fn deals(&self) -> Vec<Json> {
        Vec::new()
    }

    /// The acts that the law would accept now, as events, in any order.
    fn legal(&self) -> Result<Json, Fault> {
        unsupported("the observation legal")
    }

    /// How the table stands.
    fn position(&self) -> Result<Json, Fault> {
        unsupported("the observation position")
    }
}

/// The answer to one observation: play up to there, or to the first refusal, and look.
fn answer(question: &Json, asked: &Json) -> Result<Json, Fault> {
    let input = question.get("input");
    let events = input.get("events").items();
    let until = match asked.get("after") {
        Json::Number(index) => events.len().min(*index as usize + 1),
        _ => events.len(),
    };
    let mut table = Table::open(input.get("setup"), question.get("readings"))?;
    let mut ruling = BTreeMap::from([("refused".to_string(), Json::Null)]);
    for (index, event) in events[..until].iter().enumerate() {
        match table.take(event, &events[index + 1..]) {
            Ok(()) => continue,
            Err(Fault::Refused(clause)) => {
                ruling.insert("refused".to_string(), Json::Number(index as i64));
                if !clause.is_empty() {
                    let clause = Json::Text(format!("bete-hombree/{clause}"));
                    ruling.insert("clause".to_string(), clause);
                }
                break;
            }
            Err(other) => return Err(other),
        }
    }
    match asked.get("what").text() {
        "legal" => table.legal(),
        "position" => table.position(),
        _ => {
            ruling.insert("deals".to_string(), Json::List(table.deals()));
            Ok(Json::Object(ruling))
        }
    }
}

/// The reply to any message, but for its seq.
fn reply(request: &Json) -> Result<Json, Fault> {
    match request.get("msg").text() {
        "hello" => {
            let range = request.get("protocol");
            match (range.get("min"), range.get("max")) {
                (Json::Number(min), Json::Number(max)) if *min <= 1 && 1 <= *max => {
                    let mut about = Json::read(ABOUT).map_err(Fault::Internal)?;
                    about.set("msg", Json::Text("hello".to_string()));
                    about.set("protocol", Json::Number(1));
                    Ok(about)
                }
                _ => Json::read(
                    r#"{"msg": "refuse", "code": "protocol", "supported": {"min": 1, "max": 1}}"#,
                )
                .map_err(Fault::Internal),
            }
        }
        "run" => {
            let mut answers = BTreeMap::new();
            for asked in request.get("observe").items() {
                answers.insert(asked.get("id").text().to_string(), answer(request, asked)?);
            }
            let mut result = said("result", "answers", Json::Null);
            result.set("answers", Json::Object(answers));
            Ok(result)
        }
        "bye" => Json::read(r#"{"msg": "bye"}"#).map_err(Fault::Internal),
        other => Ok(error("unknown-message", other)),
    }
}

fn said(msg: &str, name: &str, value: Json) -> Json {
    let members = [
        ("msg".to_string(), Json::Text(msg.to_string())),
        (name.to_string(), value),
    ];
    Json::Object(BTreeMap::from(members))
}

fn error(code: &str, detail: &str) -> Json {
    let mut told = said("error", "detail", Json::Text(detail.to_string()));
    told.set("code", Json::Text(code.to_string()));
    told
}

/// What a panic said; it has gone to stderr too, which is shown and never judged.
fn why(panic: &(dyn Any + Send)) -> String {
    let fixed = panic.downcast_ref::<&str>().map(|one| one.to_string());
    fixed
        .or_else(|| panic.downcast_ref().cloned())
        .unwrap_or_default()
}

fn main() -> io::Result<()> {
    let mut wire = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let request = Json::read(&line?);
        let mut told = match &request {
            Err(what) => error("bad-request", what),
            Ok(request) => match catch_unwind(AssertUnwindSafe(|| reply(request))) {
                Ok(Ok(told)) => told,
                Ok(Err(Fault::Unsupported(what))) => {
                    said("unsupported", "detail", Json::Text(what))
                }
                Ok(Err(Fault::Refused(what))) => error("internal", &what),
                Ok(Err(Fault::Internal(what))) => error("internal", &what),
                Err(panic) => error("internal", &why(panic.as_ref())),
            },
        };
        let seq = request.map_or(0, |one| {
            if let Json::Number(seq) = one.get("seq") {
                *seq
            } else {
                0
            }
        });
        told.set("seq", Json::Number(seq));
        let mut text = String::new();
        told.write(&mut text);
        writeln!(wire, "{text}")?;
        wire.flush()?;
        if ["bye", "refuse"].contains(&told.get("msg").text()) {
            break;
        }
    }
    Ok(())
}

/// As much JSON as the runner writes. If you have serde_json at hand, use its Value instead.
#[derive(Clone, Debug, PartialEq)]
enum Json {
    Null,
    Bool(bool),
    Number(i64),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    /// A member; null if there is none.
    fn get(&self, name: &str) -> &Json {
        match self {
            Json::Object(members) => members.get(name).unwrap_or(&Json::Null),
            _ => &Json::Null,
        }
    }

    fn set(&mut self, name: &str, value: Json) {
        if let Json::Object(members) = self {
            members.insert(name.to_string(), value);
        }
    }

    fn text(&self) -> &str {
        if let Json::Text(text) = self {
            text
        } else {
            ""
        }
    }

    fn items(&self) -> &[Json] {
        if let Json::List(items) = self {
            items
        } else {
            &[]
        }
    }

    fn read(text: &str) -> Result<Json, String> {
        let mut rest = text.trim_start();
        Json::value(&mut rest)
    }

    fn value(rest: &mut &str) -> Result<Json, String> {
        if word(rest, "null") {
            return Ok(Json::Null);
        }
        for truth in [true, false] {
            if word(rest, if truth { "true" } else { "false" }) {
                return Ok(Json::Bool(truth));
            }
        }
        if word(rest, "{") {
            let mut found = BTreeMap::new();
            while !word(rest, "}") {
                word(rest, ",");
                let name = Json::value(rest)?;
                word(rest, ":");
                found.insert(name.text().to_string(), Json::value(rest)?);
            }
            return Ok(Json::Object(found));
        }
        if word(rest, "[") {
            let mut found = Vec::new();
            while !word(rest, "]") {
                word(rest, ",");
                found.push(Json::value(rest)?);
            }
            return Ok(Json::List(found));
        }
        if rest.starts_with('"') {
            return Json::string(rest);
        }
        let end = rest
            .find(|one: char| one != '-' && !one.is_ascii_digit())
            .unwrap_or(rest.len());
        let number = rest[..end]
            .parse()
            .map_err(|_| format!("this is not JSON: {rest}"))?;
        *rest = rest[end..].trim_start();
        Ok(Json::Number(number))
    }

    fn string(rest: &mut &str) -> Result<Json, String> {
        let mut units: Vec<u16> = Vec::new();
        let mut signs = rest.char_indices().skip(1);
        while let Some((at, one)) = signs.next() {
            if one == '"' {
                *rest = rest[at + 1..].trim_start();
                return String::from_utf16(&units)
                    .map(Json::Text)
                    .map_err(|fault| fault.to_string());
            }
            let mut plain = one;
            if one == '\\' {
                plain = match signs.next().map_or('"', |(_, escape)| escape) {
                    'b' => '\u{8}',
                    'f' => '\u{c}',
                    'n' => '\n',
                    'r' => '\r',
                    't' => '\t',
                    'u' => {
                        let code: String = signs.by_ref().take(4).map(|(_, digit)| digit).collect();
                        units.push(
                            u16::from_str_radix(&code, 16).map_err(|fault| fault.to_string())?,
                        );
                        continue;
                    }
                    other => other,
                };
            }
            units.extend(plain.encode_utf16(&mut [0; 2]).iter());
        }
        Err("a string without end".to_string())
    }

    fn write(&self, out: &mut String) {
        match self {
            Json::Null => out.push_str("null"),
            Json::Bool(truth) => out.push_str(&truth.to_string()),
            Json::Number(number) => out.push_str(&number.to_string()),
            Json::Text(text) => quote(text, out),
            Json::List(items) => {
                for (index, one) in items.iter().enumerate() {
                    out.push(if index == 0 { '[' } else { ',' });
                    one.write(out);
                }
                out.push_str(if items.is_empty() { "[]" } else { "]" });
            }
            Json::Object(members) => {
                for (index, (name, one)) in members.iter().enumerate() {
                    out.push(if index == 0 { '{' } else { ',' });
                    quote(name, out);
                    out.push(':');
                    one.write(out);
                }
                out.push_str(if members.is_empty() { "{}" } else { "}" });
            }
        }
    }
}

fn word(rest: &mut &str, wanted: &str) -> bool {
    let found = rest.strip_prefix(wanted).map(str::trim_start);
    *rest = found.unwrap_or(rest);
    found.is_some()
}

fn quote(text: &str, out: &mut String) {
    out.push('"');
    for one in text.chars() {
        match one {
            '"' | '\\' => out.extend(['\\', one]),
            ' '.. => out.push(one),
            _ => out.push_str(&format!("\\u{:04x}", one as u32)),
        }
    }
    out.push('"');
}
