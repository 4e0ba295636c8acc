package org.vexillum.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.util.LibraryLoaderUtil;

class NativeLibraryTest {
    @TempDir Path folder;

    @Test
    void theDriverFindsItsNativePartWhereItWasUnpacked() throws IOException {
        NativeLibrary.unpack(folder.resolve("native"));
        assertThat(folder.resolve("native").resolve(LibraryLoaderUtil.getNativeLibName()))
                .isNotEmptyFile();
    }
}
