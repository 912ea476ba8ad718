// A harness for the conformance kit of La Bête hombrée. Fill in Table; the rest is the protocol.
//   hombre-conform run -- java Harness.java
import java.io.*;
import java.util.*;

import static java.nio.charset.StandardCharsets.UTF_8;

class Harness {
    // "observes" may begin with "ruling" alone. Put into "readings" what you are sure of.
    static final Map<String, Object> ABOUT = Map.of(
        "implementation", Map.of("name", "my-engine", "version", "0.1.0", "language", "java"),
        "games", List.of("bete-hombree"),
        "observes", List.of("ruling", "legal", "position"),
        "readings", Map.of(), // as Map.of("pass", "open")
        "configurable", List.of());

    /** What your engine cannot do yet. Throw it anywhere in Table; never guess an answer. */
    static class Unsupported extends RuntimeException {
        Unsupported(String what) { super(what); }
    }

    /**
     * A table of your engine. conformance/README.md has the forms of all that goes in and out.
     * JSON is Map, List, String, Long, Boolean and null, both ways.
     */
    static class Table {
        /** The verdict of each deal that has ended, in order. */
        final List<Object> deals = new ArrayList<>();

        /** Open it as the setup says; readings has only what you called configurable. */
        Table(Map<String, Object> setup, Map<String, Object> readings) {
            throw new Unsupported("Table is not filled in yet");
        }

        /**
         * Let the event happen, and give null. If the law refuses it, change nothing, and give the
         * clause, as "follow-suit", or "" if you name none. later is what comes after it: a deal
         * undone by a misdeal or a false pack in there is not noticed to have been faulty.
         */
        String take(Map<String, Object> event, List<Object> later) {
            throw new Unsupported("the event " + event.get("do"));
        }

        /** The acts that the law would accept now, as events, in any order. */
        List<Object> legal() { throw new Unsupported("the observation legal"); }

        /** How the table stands. */
        Map<String, Object> position() { throw new Unsupported("the observation position"); }
    }

    /** The answer to one observation: play up to there, or to the first refusal, and look. */
    static Object answer(Map<String, Object> question, String what, Object after) {
        Map<String, Object> input = map(question.get("input"));
        List<Object> events = list(input.getOrDefault("events", List.of()));
        Table table = new Table(map(input.get("setup")), map(question.get("readings")));
        long until = after instanceof Long index ? Math.min(index + 1, events.size()) : events.size();
        Integer refused = null;
        String clause = null;
        for (int index = 0; index < until && refused == null; index++) {
            clause = table.take(map(events.get(index)), events.subList(index + 1, events.size()));
            if (clause != null) refused = index;
        }
        if (!what.equals("ruling")) return what.equals("legal") ? table.legal() : table.position();
        Map<String, Object> ruling = new HashMap<>();
        ruling.put("refused", refused);
        ruling.put("deals", table.deals);
        if (clause != null && !clause.isEmpty()) ruling.put("clause", "bete-hombree/" + clause);
        return ruling;
    }

    /** The reply to any message, but for its seq. */
    static Map<String, Object> reply(Map<String, Object> request) {
        switch ((String) request.get("msg")) {
            case "hello":
                Map<String, Object> range = map(request.get("protocol"));
                if ((long) range.get("min") > 1 || (long) range.get("max") < 1)
                    return Map.of("msg", "refuse", "code", "protocol", "supported", Map.of("min", 1, "max", 1));
                Map<String, Object> hello = new HashMap<>(ABOUT);
                hello.putAll(Map.of("msg", "hello", "protocol", 1));
                return hello;
            case "run":
                Map<String, Object> answers = new HashMap<>();
                for (Object one : list(request.get("observe"))) {
                    Map<String, Object> asked = map(one);
                    answers.put((String) asked.get("id"), answer(request, (String) asked.get("what"), asked.get("after")));
                }
                return Map.of("msg", "result", "answers", answers);
            case "bye":
                return Map.of("msg", "bye");
            default:
                return Map.of("msg", "error", "code", "unknown-message", "detail", "" + request.get("msg"));
        }
    }

    public static void main(String[] args) throws IOException {
        PrintStream wire = new PrintStream(new FileOutputStream(FileDescriptor.out), false, UTF_8);
        System.setOut(System.err); // what your engine prints is no answer
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        for (String line; (line = in.readLine()) != null; ) {
            Map<String, Object> told = new HashMap<>();
            Object seq = 0;
            try {
                Map<String, Object> request = map(new Json(line).value());
                seq = request.get("seq");
                told.putAll(reply(request));
            } catch (Unsupported problem) {
                told.putAll(Map.of("msg", "unsupported", "detail", problem.getMessage()));
            } catch (Exception | StackOverflowError problem) {
                problem.printStackTrace(); // to stderr, which is shown and never judged
                told.putAll(Map.of("msg", "error", "code", "internal", "detail", problem.toString()));
            }
            told.put("seq", seq);
            wire.print(Json.text(told) + "\n");
            wire.flush();
            if (told.get("msg").equals("bye") || told.get("msg").equals("refuse")) return;
        }
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Object json) { return (Map<String, Object>) json; }

    @SuppressWarnings("unchecked")
    static List<Object> list(Object json) { return (List<Object>) json; }

    /** As much JSON as the runner writes. If you have Jackson or Gson at hand, use that instead. */
    static class Json {
        final String text;
        int at;

        Json(String text) { this.text = text; }

        char next() {
            while (" \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
            return text.charAt(at);
        }

        boolean is(String word) {
            next();
            boolean found = text.startsWith(word, at);
            if (found) at += word.length();
            return found;
        }

        Object value() {
            if (is("null")) return null;
            if (is("true")) return true;
            if (is("false")) return false;
            if (is("{")) {
                Map<String, Object> found = new LinkedHashMap<>();
                while (!is("}")) {
                    is(",");
                    String name = (String) value();
                    is(":");
                    found.put(name, value());
                }
                return found;
            }
            if (is("[")) {
                List<Object> found = new ArrayList<>();
                while (!is("]")) {
                    is(",");
                    found.add(value());
                }
                return found;
            }
            if (is("\"")) return string();
            int start = at;
            while (at < text.length() && "-0123456789".indexOf(text.charAt(at)) >= 0) at++;
            return Long.parseLong(text.substring(start, at));
        }

        String string() {
            StringBuilder found = new StringBuilder();
            for (char one; (one = text.charAt(at++)) != '"'; ) {
                if (one != '\\') {
                    found.append(one);
                    continue;
                }
                one = text.charAt(at++);
                int control = "bfnrt".indexOf(one);
                if (one == 'u') {
                    found.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
                    at += 4;
                } else found.append(control < 0 ? one : "\b\f\n\r\t".charAt(control));
            }
            return found.toString();
        }

        static String text(Object json) {
            StringJoiner found;
            if (json instanceof Map<?, ?> members) {
                found = new StringJoiner(",", "{", "}");
                members.forEach((name, one) -> found.add(text(name) + ":" + text(one)));
                return found.toString();
            }
            if (json instanceof Iterable<?> items) {
                found = new StringJoiner(",", "[", "]");
                for (Object one : items) found.add(text(one));
                return found.toString();
            }
            if (!(json instanceof String string)) return String.valueOf(json);
            StringBuilder quoted = new StringBuilder("\"");
            for (char one : string.toCharArray())
                if (one < ' ' || one == '"' || one == '\\') quoted.append(String.format("\\u%04x", (int) one));
                else quoted.append(one);
            return quoted.append('"').toString();
        }
    }
}
