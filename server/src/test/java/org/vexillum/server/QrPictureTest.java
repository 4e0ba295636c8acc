package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QrPictureTest {
    private final QrPicture picture = new QrPicture("http://192.168.1.5:7070");

    @Test
    void aPageShowsItWithoutStyles() {
        var svg = picture.svg();
        assertThat(svg).startsWith("<svg ").endsWith("</svg>").doesNotContain("style");
        assertThat(svg).contains("M4,4h1v1h-1z"); // the corner of the first finder
    }

    @Test
    void aTerminalShowsTwoRowsInALine() {
        var lines = picture.lines();
        int width = lines.getFirst().length();
        assertThat(lines).allMatch(line -> line.length() == width);
        assertThat(lines).hasSize((width + 1) / 2);
        assertThat(lines.getFirst()).containsOnlyOnce("█".repeat(width)); // the quiet margin
    }

    @Test
    void otherAddressesAreOtherPictures() {
        assertThat(new QrPicture("http://192.168.1.6:7070").svg()).isNotEqualTo(picture.svg());
    }
}
