package org.vexillum.cli.serve;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.server.store.Backup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Brings back the games of a backup, while servers run; what was there is kept in another file. */
@Command(name = "restore")
public final class RestoreCommand implements Callable<Integer> {
    private static final DateTimeFormatter WHEN =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Console console;

    @Parameters(paramLabel = "FILE", descriptionKey = "restore.file")
    private Path file = Path.of("");

    @Mixin private final StorageOptions storage = new StorageOptions();

    public RestoreCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try {
            Backup.mustBeBackup(file);
            try (var database = storage.open(console)) {
                restore(new Backup(database));
            }
            return ExitCode.DONE;
        } catch (Backup.Refused refused) {
            throw BackupCommand.refusal(console, refused, file);
        } catch (IOException failed) {
            throw new CommandFailure(console.say("restore.not.read", file));
        }
    }

    private void restore(Backup backup) throws IOException {
        var whole = file.toAbsolutePath();
        var when = WHEN.format(Clock.systemUTC().instant());
        var old = whole.resolveSibling(whole.getFileName() + ".replaced-" + when);
        int before = backup.write(old);
        var restored = backup.restore(file);
        console.out().println(console.say("restore.done", restored.now(), file));
        console.out().println(console.say("restore.replaced", before, old));
    }
}
