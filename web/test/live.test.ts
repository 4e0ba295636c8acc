import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, LiveError } from '../src/lib/live.svelte';
import { remember } from '../src/lib/settings.svelte';
import { choosing, lines, state } from './fixtures';

class Line {
  static last: Line;
  static OPEN = 1;
  readyState = 1;
  sent: { type: string; id: number; [field: string]: unknown }[] = [];
  onopen?: () => void;
  onmessage?: (m: { data: string }) => void;
  onclose?: (e: { code: number }) => void;
  constructor(readonly url: string) {
    Line.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.({ code: 1000 });
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe('a live match', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
    localStorage.clear();
    remember({ pace: 'at-once', lang: 'es' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function opened() {
    const live = new Live('m1');
    Line.last.onopen?.();
    Line.last.say(state());
    await vi.advanceTimersByTimeAsync(0);
    return live;
  }

  it('connects in the language that is set', async () => {
    await opened();
    expect(Line.last.url).toContain('/api/live/m1?lang=es');
  });

  it('shows everything at once when one arrives', async () => {
    const live = await opened();
    expect(live.lines).toHaveLength(3);
    expect(live.prompts).toHaveLength(1);
  });

  it('tells later events one by one and asks only afterwards', async () => {
    const live = await opened();
    remember({ pace: 'calm' });
    const more = [3, 4].map((n) => ({ ...lines[0]!, n, text: `line ${n}` }));
    Line.last.say(state({ seq: 2, log: { from: 3, lines: more }, prompts: [choosing({ number: 20 })] }));
    await vi.advanceTimersByTimeAsync(10);
    expect(live.happening?.text).toBe('line 3');
    expect(live.prompts).toEqual([]);
    await vi.advanceTimersByTimeAsync(900);
    expect(live.happening?.text).toBe('line 4');
    await vi.advanceTimersByTimeAsync(900);
    expect(live.telling).toBe(false);
    expect(live.prompts[0]!.number).toBe(20);
  });

  it('leaves a question as it is while something else is told', async () => {
    const live = await opened();
    remember({ pace: 'calm' });
    const number = live.prompts[0]!.number;
    const more = [{ ...lines[0]!, n: 3, text: 'line 3' }];
    Line.last.say(state({ seq: 2, log: { from: 3, lines: more }, prompts: [choosing({ number })] }));
    await vi.advanceTimersByTimeAsync(10);
    expect(live.telling).toBe(true);
    expect(live.prompts[0]!.number).toBe(number);
  });

  it('tells at once how the table is set up', async () => {
    const live = new Live('m2');
    Line.last.onopen?.();
    Line.last.say(state({ log: { from: 0, lines: [] }, prompts: [] }));
    await vi.advanceTimersByTimeAsync(0);
    remember({ pace: 'slow' });
    Line.last.say(state({ seq: 2, log: { from: 0, lines }, prompts: [] }));
    Line.last.say(state({ seq: 3, log: { from: 3, lines: [{ ...lines[0]!, n: 3 }] } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(live.prompts).toHaveLength(1);
    Line.last.say(state({ seq: 4, log: { from: 4, lines: [{ ...lines[0]!, n: 4 }] } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(live.telling).toBe(true);
  });

  it('skips what is still to be told', async () => {
    const live = await opened();
    remember({ pace: 'slow' });
    Line.last.say(state({ seq: 2, log: { from: 3, lines: [3, 4, 5].map((n) => ({ ...lines[0]!, n })) } }));
    await vi.advanceTimersByTimeAsync(10);
    live.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(live.telling).toBe(false);
    expect(live.lines).toHaveLength(6);
  });

  it('replaces lines that were taken back', async () => {
    const live = await opened();
    Line.last.say(state({ seq: 2, log: { from: 1, lines: [{ ...lines[0]!, n: 1, text: 'instead' }] } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(live.lines.map((l) => l.text)).toEqual([lines[0]!.text, 'instead']);
  });

  it('answers with the number of the question', async () => {
    const live = await opened();
    const done = live.answer(choosing(), { pick: 1 });
    const sent = Line.last.sent.at(-1)!;
    expect(sent).toMatchObject({ type: 'answer', number: 17, answer: { pick: 1 } });
    Line.last.say({ type: 'accepted', id: sent.id });
    expect(await done).toBe(true);
  });

  it('shows a refusal, and nothing is lost', async () => {
    const live = await opened();
    const done = live.answer(choosing(), { pick: 9 });
    Line.last.say({ type: 'error', id: Line.last.sent.at(-1)!.id, error: { key: 'stale', message: 'Answered already.' } });
    expect(await done).toBe(false);
    expect(live.error?.message).toBe('Answered already.');
    expect(live.prompts).toHaveLength(1);
  });

  it('gives the words of a refused check to whoever asked', async () => {
    const live = await opened();
    const asked = live.check(choosing(), { typed: 'nonsense' });
    Line.last.say({ type: 'error', id: Line.last.sent.at(-1)!.id, error: { key: 'x', message: 'Not understood.' } });
    await expect(asked).rejects.toBeInstanceOf(LiveError);
    expect(live.error).toBeNull();
  });

  it('connects again when the line is lost', async () => {
    const live = await opened();
    const before = Line.last;
    before.onclose?.({ code: 1006 });
    expect(live.connection).toBe('lost');
    await vi.advanceTimersByTimeAsync(400);
    expect(Line.last).not.toBe(before);
    Line.last.onopen?.();
    remember({ pace: 'slow' });
    Line.last.say(state({ seq: 9, log: { from: 0, lines: [...lines, { ...lines[0]!, n: 3, text: 'new' }] } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(live.happening?.text).toBe('new');
    expect(live.lines).toHaveLength(4);
  });

  it('does not knock again where it was turned away', async () => {
    const live = await opened();
    const before = Line.last;
    before.onclose?.({ code: 4403 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(live.connection).toBe('gone');
    expect(Line.last).toBe(before);
  });

  it('says what happened while one was away', async () => {
    const first = await opened();
    first.close();
    const again = new Live('m1');
    Line.last.say(state({ log: { from: 0, lines: [...lines, { ...lines[0]!, n: 3, text: 'meanwhile' }] } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(again.missed.map((l) => l.text)).toEqual(['meanwhile']);
  });

  it('gives up a line that neither opens nor fails, and tries another', async () => {
    const live = new Live('m1');
    const hangs = Line.last;
    await vi.advanceTimersByTimeAsync(14_000);
    expect(Line.last).toBe(hangs);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Line.last).not.toBe(hangs);
    Line.last.onopen?.();
    Line.last.say(state());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(live.connection).toBe('open');
    live.close();
  });

  it('connects at once when the network is back', async () => {
    const live = await opened();
    for (let i = 0; i < 6; i++) {
      Line.last.onclose?.({ code: 1006 });
      await vi.advanceTimersByTimeAsync(5_000);
    }
    Line.last.onclose?.({ code: 1006 });
    const before = Line.last;
    window.dispatchEvent(new Event('online'));
    expect(Line.last).not.toBe(before);
    const only = Line.last;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(Line.last).toBe(only);
    live.close();
  });
});
