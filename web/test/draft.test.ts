import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Draft } from '../src/lib/draft.svelte';
import { INCH } from '../src/lib/geometry';
import { LiveError } from '../src/lib/live.svelte';
import type { Prompt, Verdict } from '../src/lib/protocol';
import { movePrompt, view } from './fixtures';

const verdict = (over: Partial<Verdict> = {}): Verdict => ({ type: 'verdict', id: 1, number: 18, legal: true, answer: { to: 'there' }, ...over });

describe('a move being tried', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function trying(check: (prompt: Prompt, what: Record<string, unknown>) => Promise<Verdict>) {
    const calls: Record<string, unknown>[] = [];
    const draft = new Draft(movePrompt(), { check: (p, what) => (calls.push(what), check(p, what)) });
    return { draft, calls };
  }

  it('asks at most every fifty milliseconds, and always for the last place', async () => {
    const { draft, calls } = trying(() => Promise.resolve(verdict()));
    for (let i = 0; i < 20; i++) {
      draft.drag({ unit: 'A-watch', to: [i, 0] });
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(100);
    expect(calls.length).toBeGreaterThan(2);
    expect(calls.length).toBeLessThanOrEqual(6);
    expect(calls.at(-1)).toEqual({ drag: { unit: 'A-watch', to: [19, 0] } });
  });

  it('has one question under way at a time', async () => {
    let open = 0;
    const { draft, calls } = trying(async () => {
      expect(++open).toBe(1);
      await new Promise((done) => setTimeout(done, 300));
      open--;
      return verdict();
    });
    for (let i = 0; i < 10; i++) {
      draft.drag({ unit: 'A-watch', to: [i, 0] });
      await vi.advanceTimersByTimeAsync(60);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.length).toBeLessThanOrEqual(4);
  });

  it('marks the last verdict as old when the line is slow', async () => {
    let slow = false;
    const { draft } = trying(() => new Promise((done) => setTimeout(() => done(verdict()), slow ? 500 : 0)));
    draft.drag({ unit: 'A-watch', to: [0, 0] });
    await vi.advanceTimersByTimeAsync(60);
    expect(draft.old).toBe(false);
    slow = true;
    draft.drag({ unit: 'A-watch', to: [1, 0] });
    await vi.advanceTimersByTimeAsync(200);
    expect(draft.old).toBe(true);
    await vi.advanceTimersByTimeAsync(600);
    expect(draft.old).toBe(false);
  });

  it('shows the unit where it is dragged before the server has spoken', () => {
    const { draft } = trying(() => new Promise(() => {}));
    const table = view();
    const watch = table.units[0]!;
    const pose = draft.begin(watch);
    draft.drag({ ...pose, to: [pose.to[0] + INCH, pose.to[1]] });
    const [first] = draft.shadow(table);
    const from = watch.pieces[0]!.shape as { polygon: [number, number][] };
    const to = first!.shape as { polygon: [number, number][] };
    expect(to.polygon[0]![0]).toBeCloseTo(from.polygon[0]![0] + INCH);
    expect(draft.shadow(table)).toHaveLength(10);
  });

  it('turns the shadow by the facing that is wanted', () => {
    const { draft } = trying(() => new Promise(() => {}));
    const table = view();
    draft.drag({ ...draft.begin(table.units[0]!), facing: 9000 });
    expect(draft.shadow(table)[0]!.facing).toBe(9000);
  });

  it('leaves the facing to the server until it is turned, and looks where the manoeuvre found leads', async () => {
    const table = view();
    const watch = table.units[0]!;
    const found = watch.pieces.map((p) => ({ unit: watch.id, n: p.n, shape: p.shape, facing: 2600 }));
    const { draft, calls } = trying(() => Promise.resolve(verdict({ ghost: found })));
    draft.drag(draft.begin(watch));
    await vi.advanceTimersByTimeAsync(60);
    expect((calls.at(-1)!.drag as { facing?: number }).facing).toBeUndefined();
    expect(draft.facing(watch)).toBe(2600);
    draft.drag({ ...draft.begin(watch), facing: 9000 });
    await vi.advanceTimersByTimeAsync(60);
    expect(calls.at(-1)!.drag).toMatchObject({ facing: 9000 });
    expect(draft.facing(watch)).toBe(9000);
  });

  it('pulls the whole unit first where its models go along, and then corrects single ones', async () => {
    const watch = view().units[0]!;
    const calls: Record<string, unknown>[] = [];
    const check = (_: Prompt, what: Record<string, unknown>) => (calls.push(what), Promise.resolve(verdict({ answer: { all: 'there' } })));
    const drag = { units: ['A-watch'], together: true, models: true, turn: false };
    const draft = new Draft(movePrompt({ drag }), { check });
    expect(draft.single).toBe(false);
    draft.drag(draft.begin(watch));
    await vi.advanceTimersByTimeAsync(60);
    draft.drag(draft.begin(watch, 2));
    await vi.advanceTimersByTimeAsync(60);
    expect(calls.at(-1)).toMatchObject({ base: { all: 'there' }, drag: { model: 2 } });
    expect(new Draft(movePrompt({ drag: { ...drag, together: false } }), { check }).single).toBe(true);
  });

  it('takes a refusal of the server for a verdict', async () => {
    const { draft } = trying(() => Promise.reject(new LiveError({ key: 'far', message: 'Too far.' })));
    draft.drag({ unit: 'A-watch', to: [0, 0] });
    await vi.advanceTimersByTimeAsync(60);
    expect(draft.verdict).toMatchObject({ legal: false, refusal: { message: 'Too far.' } });
  });

  it('takes a proposal at once and lets the server confirm it', async () => {
    const { draft, calls } = trying(() => Promise.resolve(verdict({ text: 'confirmed' })));
    draft.take({ stay: true }, [], 'It stays');
    expect(draft.verdict).toMatchObject({ legal: true, answer: { stay: true }, text: 'It stays' });
    await vi.advanceTimersByTimeAsync(60);
    expect(calls).toEqual([{ answer: { stay: true } }]);
    expect(draft.verdict?.text).toBe('confirmed');
  });

  it('keeps the models placed before when another is dragged', async () => {
    const { draft, calls } = trying(() => Promise.resolve(verdict({ answer: { first: 'placed' } })));
    const watch = view().units[0]!;
    draft.drag(draft.begin(watch, 1));
    await vi.advanceTimersByTimeAsync(60);
    draft.drag(draft.begin(watch, 2));
    await vi.advanceTimersByTimeAsync(60);
    expect(calls.at(-1)).toMatchObject({ base: { first: 'placed' }, drag: { model: 2 } });
  });
});
