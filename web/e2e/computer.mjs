/** A computer with a server of its own, which can be killed and started again. */
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const { VEXILLUM_CLASSPATH: classes, VEXILLUM_JAVA: java = 'java' } = process.env;
/** The program under test: what Maven has just compiled, or else as its users start it. */
const [program, ...before] = classes
  ? [java, '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '--enable-native-access=ALL-UNNAMED', '-cp', classes, 'org.vexillum.cli.Main']
  : [fileURLToPath(new URL('../../vexillum', import.meta.url))];

/** What a command prints. */
export async function vexillum(...words) {
  const { stdout } = await promisify(execFile)(program, [...before, ...words], { maxBuffer: 64e6 });
  return stdout;
}

const running = new Set();
process.once('exit', () => running.forEach((server) => server.kill('SIGKILL')));

function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

export class Computer {
  static async bought() {
    return new Computer(await mkdtemp(join(tmpdir(), 'vexillum-')), await freePort());
  }

  constructor(data, port) {
    this.data = data;
    this.port = port;
    this.base = `http://127.0.0.1:${port}`;
  }

  async start() {
    this.server = spawn(program, [...before, 'serve', '--no-browser', '--port', String(this.port), '--data', this.data], { stdio: ['ignore', 'ignore', 'inherit'] });
    running.add(this.server);
    this.gone = new Promise((exit) => this.server.once('exit', exit)).then(() => running.delete(this.server));
    while (!(await this.answers())) {
      if (this.server.exitCode !== null) throw new Error('the server does not start');
      await new Promise((soon) => setTimeout(soon, 100));
    }
  }

  answers() {
    return fetch(`${this.base}/api/tourneys/packs`).then((answer) => answer.ok, () => false);
  }

  /** As a power cut does it. */
  async kill() {
    this.server?.kill('SIGKILL');
    await this.gone;
  }

  async thrownAway() {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}
