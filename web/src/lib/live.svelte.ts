/** One match over the WebSocket: what the server last said, told at the reader's pace. */
import type {
  Answer, Chat, ErrorBody, FromServer, Line, Prompt, SightReply, State, Verdict,
} from './protocol';
import { PACES, settings } from './settings.svelte';
import { noteHash, owed, settle } from './share';

export class LiveError extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.message);
  }
}

type Reply = Verdict | SightReply | { type: 'accepted'; id: number };
interface Pending {
  done: (reply: Reply) => void;
  failed: (error: Error) => void;
}

const RETRY = [300, 700, 1500, 3000, 5000];
/** A network that swallows everything answers neither yes nor no: then another line is tried. */
const PATIENCE = 15_000;

export class Live {
  state = $state.raw<State | null>(null);
  log = $state.raw<Line[]>([]);
  /** How many lines of the log have been told. */
  told = $state(0);
  /** The line being told just now. */
  happening = $state.raw<Line | null>(null);
  telling = $state(false);
  /** What happened while nobody was here. */
  missed = $state.raw<Line[]>([]);
  connection = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  error = $state.raw<ErrorBody | null>(null);
  chat = $state.raw<Chat[]>([]);

  /** The questions that were shown when nothing was being told. */
  private asked = $state.raw<number[]>([]);
  private socket: WebSocket | null = null;
  private pending = new Map<number, Pending>();
  private nextId = 1;
  private attempts = 0;
  private queue = $state.raw<State[]>([]);
  private hurry: (() => void) | null = null;
  private skipping = false;
  private closed = false;
  private hanging: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private first = true;
  /** The next state is the first of a new connection, which begins with the whole log. */
  private anew = true;
  /** A table that is just being set up is not told step by step: the first question comes at once. */
  private settingUp = false;

  constructor(readonly match: string) {
    this.connect();
    window.addEventListener('online', this.online);
  }

  /** Back on the network nobody waits for the next try. */
  private readonly online = () => {
    if (this.connection === 'open' || this.connection === 'gone' || this.closed) return;
    this.attempts = 0;
    this.abandon();
    clearTimeout(this.retry);
    this.connect();
  };

  /** Nothing new is asked while something is still being told; what was asked before stays. */
  get prompts(): Prompt[] {
    const all = this.state?.prompts ?? [];
    return this.telling ? all.filter((p) => this.asked.includes(p.number)) : all;
  }

  get lines(): Line[] {
    return this.told >= this.log.length ? this.log : this.log.slice(0, this.told);
  }

  /** How many lines are still to be told. */
  get untold(): number {
    return this.queue.reduce((n, state) => n + state.log.lines.length, this.log.length - this.told);
  }

  /** Gives a line up that does not answer, without waiting for it to end properly. */
  renew(): void {
    this.abandon();
    this.lost(0);
  }

  private abandon(): void {
    const socket = this.socket;
    clearTimeout(this.hanging);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  close(): void {
    this.closed = true;
    window.removeEventListener('online', this.online);
    this.skip();
    this.socket?.close();
  }

  /** Connects again, in the language that is set now. */
  reconnect(): void {
    this.first = true;
    this.attempts = 0;
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/live/${encodeURIComponent(this.match)}?lang=${settings.lang}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    this.hanging = setTimeout(() => this.renew(), PATIENCE);
    socket.onopen = () => {
      clearTimeout(this.hanging);
      this.connection = 'open';
      this.anew = true;
      this.attempts = 0;
    };
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    clearTimeout(this.hanging);
    for (const one of this.pending.values()) one.failed(new Error('lost'));
    this.pending.clear();
    if (this.closed) return;
    // 4xxx: the server will not have this visitor, and asking again will not help
    if (code >= 4000) {
      this.connection = 'gone';
      return;
    }
    this.connection = 'lost';
    const wait = RETRY[Math.min(this.attempts++, RETRY.length - 1)]!;
    this.retry = setTimeout(() => !this.closed && this.connect(), wait);
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'state':
        this.queue = [...this.queue, message];
        if (!this.telling) void this.tell();
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        break;
      case 'error':
        this.refuse(message.id, message.error);
        break;
      case 'verdict':
      case 'sight':
      case 'accepted':
        this.pending.get(message.id)?.done(message);
        this.pending.delete(message.id);
        break;
      default:
        break;
    }
  }

  private refuse(id: number | undefined, error: ErrorBody): void {
    const waiting = id === undefined ? undefined : this.pending.get(id);
    if (waiting) {
      this.pending.delete(id!);
      waiting.failed(new LiveError(error));
    } else {
      this.error = error;
    }
  }

  private async tell(): Promise<void> {
    this.telling = true;
    while (this.queue.length > 0) {
      const [next, ...rest] = this.queue as [State, ...State[]];
      this.queue = rest;
      const before = this.log.length;
      this.log = [...this.log.slice(0, this.first ? 0 : next.log.from), ...next.log.lines];
      this.state = next;
      if (this.anew) this.keepPromise();
      if (next.seedHash && this.log.length === 0) noteHash(this.match, next.seedHash);
      const news = this.anew ? before : next.log.from;
      this.anew = false;
      if (this.first) this.arrive();
      else await this.tellFrom(Math.min(before, news));
      if (next.prompts.length > 0) this.settingUp = false;
    }
    this.happening = null;
    this.skipping = false;
    this.asked = this.state?.prompts.map((p) => p.number) ?? [];
    this.telling = false;
    this.keepSeen();
  }

  private async tellFrom(start: number): Promise<void> {
    this.told = Math.min(start, this.log.length);
    while (this.told < this.log.length) {
      const line = this.log[this.told]!;
      this.told += 1;
      // it was told when it happened
      if (line.withdrawn) continue;
      this.happening = line;
      await this.pause(line);
    }
  }

  private pause(line: Line): Promise<void> {
    // at a real table everybody has seen it happen
    const pace = this.skipping || this.settingUp || this.state?.view.sheet ? 0 : PACES[settings.pace];
    if (pace === 0) return Promise.resolve();
    const time = line.dice ? pace * 1.4 : pace;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Tells the rest at once. */
  skip(): void {
    this.skipping = this.telling;
    this.hurry?.();
  }

  private arrive(): void {
    this.first = false;
    this.told = this.log.length;
    this.settingUp = this.log.length === 0;
    const seen = Number(this.stored('seen') ?? -1);
    this.missed = seen >= 0 && seen < this.log.length ? this.log.slice(seen) : [];
  }

  /** Before the first die the server waits for the part of the seed that was promised. */
  private keepPromise(): void {
    const share = owed(this.match);
    if (share === null) return;
    this.send('share', { hex: share }).then(
      () => settle(this.match),
      // refused: the game goes on without it; a lost line is tried again when it is back
      (e: unknown) => e instanceof LiveError && settle(this.match),
    );
  }

  private stored(what: string): string | null {
    try {
      return localStorage.getItem(`vexillum.${what}.${this.match}`);
    } catch {
      return null;
    }
  }

  private keepSeen(): void {
    try {
      localStorage.setItem(`vexillum.seen.${this.match}`, String(this.log.length));
    } catch {
      // without storage nothing is counted as missed
    }
  }

  send(type: string, fields: Record<string, unknown> = {}): Promise<Reply> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Error('lost'));
    const id = this.nextId++;
    const reply = new Promise<Reply>((done, failed) => this.pending.set(id, { done, failed }));
    socket.send(JSON.stringify({ type, id, ...fields }));
    return reply;
  }

  /** Sends, and shows a refusal where all can see it. */
  async act(type: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    this.error = null;
    try {
      await this.send(type, fields);
      return true;
    } catch (e) {
      if (e instanceof LiveError) this.error = e.body;
      return false;
    }
  }

  answer(prompt: Prompt, answer: Answer): Promise<boolean> {
    // an answer that is nothing is left out of JSON, on the way here and on the way back
    return this.act('answer', { number: prompt.number, answer: answer ?? null });
  }

  async check(prompt: Prompt, what: Record<string, unknown>): Promise<Verdict> {
    return (await this.send('check', { number: prompt.number, ...what })) as Verdict;
  }
}
