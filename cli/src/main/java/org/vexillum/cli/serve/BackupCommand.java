package org.vexillum.cli.serve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.server.store.Backup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Copies all games into one file, while servers run. */
@Command(name = "backup")
public final class BackupCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", descriptionKey = "backup.file")
    private Path file = Path.of("");

    @Mixin private final StorageOptions storage = new StorageOptions();

    public BackupCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try (var database = storage.openOld(console)) {
            int matches = new Backup(database).write(file.toAbsolutePath());
            console.out().println(console.say("backup.done", matches, file));
            return ExitCode.DONE;
        } catch (Backup.Refused refused) {
            throw refusal(console, refused, file);
        } catch (IOException failed) {
            throw new CommandFailure(console.say("backup.not.written", file));
        }
    }

    static CommandFailure refusal(Console console, Backup.Refused refused, Path file) {
        var key = refused.trouble().name().toLowerCase(Locale.ROOT).replace('_', '.');
        return new CommandFailure(console.say("backup." + key, file));
    }
}
