import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveError } from '../src/lib/live.svelte';
import { Outbox } from '../src/warcrow/outbox.svelte';

type Line = ConstructorParameters<typeof Outbox>[0];

/** A connection that does what it is told: takes, refuses or loses what is sent. */
function line(replies: ('taken' | 'lost' | string)[]) {
  const sent: unknown[] = [];
  const live = {
    match: 'm', error: null, connection: 'open', renew: () => {},
    send: (_: string, fields: Record<string, unknown>) => {
      sent.push(fields.number);
      const reply = replies.shift() ?? 'taken';
      if (reply === 'taken') return Promise.resolve({ type: 'accepted' as const, id: 1 });
      return Promise.reject(reply === 'lost' ? new Error('lost') : new LiveError({ key: reply, message: reply }));
    },
  } as unknown as Line & { connection: string; error: { key: string } | null };
  return { live, sent };
}
const entry = (number: number) => ({ type: 'answer' as const, fields: { number }, label: `entry ${number}` });

describe('what waits to be sent', () => {
  beforeEach(() => localStorage.clear());

  it('goes in order and is gone when it was taken', async () => {
    const { live, sent } = line([]);
    const box = new Outbox(live);
    box.put(entry(1), entry(2));
    await box.flush();
    await Promise.resolve();
    await expect.poll(() => box.kept.length).toBe(0);
    expect(sent).toEqual([1, 2]);
    expect(localStorage.getItem('vexillum.outbox.m')).toBeNull();
  });

  it('is kept while there is no network, through a reload, and sent later', async () => {
    const { live, sent } = line([]);
    live.connection = 'lost';
    new Outbox(live).put(entry(7));
    expect(sent).toEqual([]);
    const again = line([]);
    const box = new Outbox(again.live);
    expect(box.kept.map((k) => k.label)).toEqual(['entry 7']);
    await box.flush();
    expect(again.sent).toEqual([7]);
    expect(box.kept).toEqual([]);
  });

  it('that was sent twice counts once: the rest of the tap still goes', async () => {
    const { live, sent } = line(['lost', 'stale', 'taken']);
    const box = new Outbox(live);
    box.put(entry(1), entry(2));
    await expect.poll(() => sent.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
    await box.flush();
    expect(sent).toEqual([1, 1, 2]);
    expect(box.settled).toBeNull();
    expect(box.kept).toEqual([]);
  });

  it('is not forced on what another phone has settled', async () => {
    const { live, sent } = line(['stale']);
    const box = new Outbox(live);
    box.put(entry(1), entry(2));
    await expect.poll(() => box.kept.length).toBe(0);
    expect(sent).toEqual([1]);
    expect(box.settled).toBe('entry 1');
  });

  it('and is refused shows the refusal and drops the whole tap', async () => {
    const { live, sent } = line(['only-rest']);
    const box = new Outbox(live);
    box.put(entry(1), entry(2));
    await expect.poll(() => box.kept.length).toBe(0);
    expect(sent).toEqual([1]);
    expect(live.error?.key).toBe('only-rest');
  });

  it('is tried again where the server fails at it, and given up only when it always does', async () => {
    vi.useFakeTimers();
    try {
      const { live, sent } = line(['internal', 'too-many', 'taken']);
      const box = new Outbox(live);
      box.put(entry(4));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(sent).toEqual([4, 4, 4]);
      expect(box.kept).toEqual([]);
      expect(live.error).toBeNull();
      const bad = line(Array(9).fill('internal'));
      const never = new Outbox(bad.live);
      never.put(entry(5));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(bad.sent).toEqual([5, 5, 5, 5, 5]);
      expect(bad.live.error?.key).toBe('internal');
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves a line that never answers', async () => {
    vi.useFakeTimers();
    try {
      const { live } = line([]);
      let renewed = 0;
      Object.assign(live, { send: () => new Promise(() => {}), renew: () => renewed++ });
      new Outbox(live).put(entry(6));
      await vi.advanceTimersByTimeAsync(19_000);
      expect(renewed).toBe(0);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(renewed).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
