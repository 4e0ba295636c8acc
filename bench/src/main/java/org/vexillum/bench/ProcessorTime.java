package org.vexillum.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Milliseconds of processor time that a process has used, by the kinds of threads that used it.
 *
 * <p>What is left of the whole went to the compiler and the collector.
 */
record ProcessorTime(Map<String, Long> millis) {
    private static final String ALL = "all";
    private static final int MILLION = 1_000_000;

    /** What its threads are called, and what they are for. */
    private static final Map<String, String> KINDS =
            Map.of(
                    "Jetty", "calls",
                    "room", "rooms",
                    "bot", "bots",
                    "work", "odds",
                    "database", "writing");

    /** Of this process until now; threads that have ended count for the whole only. */
    static ProcessorTime now() {
        var threads = ManagementFactory.getThreadMXBean();
        var millis = new TreeMap<String, Long>();
        for (var id : threads.getAllThreadIds()) {
            var thread = threads.getThreadInfo(id);
            if (thread == null) continue;
            for (var kind : KINDS.entrySet())
                if (thread.getThreadName().startsWith(kind.getKey()))
                    millis.merge(kind.getValue(), threads.getThreadCpuTime(id), Long::sum);
        }
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        millis.put(ALL, system.getProcessCpuTime());
        millis.replaceAll((_, nanos) -> nanos / MILLION);
        return new ProcessorTime(millis);
    }

    ProcessorTime since(ProcessorTime before) {
        var more = new TreeMap<String, Long>();
        millis.forEach((kind, now) -> more.put(kind, now - before.millis.getOrDefault(kind, 0L)));
        return new ProcessorTime(more);
    }

    /** One line, to be read by {@link #read}. */
    String written() {
        var parts = new ArrayList<String>();
        millis.forEach((kind, each) -> parts.add(kind + "=" + each));
        return String.join(" ", parts);
    }

    static ProcessorTime read(String written) {
        var millis = new TreeMap<String, Long>();
        for (var part : written.split(" ")) {
            var halves = part.split("=");
            millis.put(halves[0], Long.parseLong(halves[1]));
        }
        return new ProcessorTime(millis);
    }

    /** In seconds: the whole, then its parts. */
    String told() {
        var parts = new ArrayList<String>();
        millis.forEach((kind, each) -> {
            if (!kind.equals(ALL)) parts.add(kind + " " + seconds(each));
        });
        var whole = seconds(millis.getOrDefault(ALL, 0L)) + " s";
        return parts.isEmpty() ? whole : whole + " (" + String.join(", ", parts) + ")";
    }

    private static String seconds(long millis) {
        return String.format(Locale.ROOT, "%.1f", millis / 1e3);
    }
}
