package org.vexillum.server.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.vexillum.server.Json;

/**
 * The positions of a finished match in little room.
 *
 * <p>Hashes and the log stay whole. Of the tables the first and the last of each part are enough: a
 * match that is over is shown as it ended, or played again from its beginning.
 */
record Archive(List<PositionRow> rows) {
    static Archive of(List<PositionRow> rows) {
        var thin = new ArrayList<PositionRow>();
        for (int i = 0; i < rows.size(); i++) {
            var row = rows.get(i);
            boolean middle = row.step() > 0 && !last(rows, i);
            thin.add(middle ? row.withoutStanding() : row);
        }
        return new Archive(thin);
    }

    /** Whether no finished step of the same part comes after it. */
    private static boolean last(List<PositionRow> rows, int at) {
        return rows.subList(at + 1, rows.size()).stream()
                .noneMatch(row -> row.part() == rows.get(at).part() && row.finished());
    }

    /** These, with those that were put over them since. */
    List<PositionRow> under(List<PositionRow> newer) {
        var all = new ArrayList<PositionRow>();
        for (var row : rows) if (!replaced(row, newer)) all.add(row);
        all.addAll(newer);
        all.sort(PositionRow.ORDER);
        return all;
    }

    private static boolean replaced(PositionRow row, List<PositionRow> newer) {
        return newer.stream()
                .anyMatch(each -> each.part() == row.part() && each.step() <= row.step());
    }

    // ---- as text, which both databases keep alike

    String packed() {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DeflaterOutputStream(bytes)) {
            out.write(Json.write(rows).getBytes(StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    static Archive unpacked(String text) {
        var bytes = new ByteArrayInputStream(Base64.getDecoder().decode(text));
        try (var in = new InflaterInputStream(bytes)) {
            var json = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new Archive(List.of(Json.read(json, PositionRow[].class)));
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
