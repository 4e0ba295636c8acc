import { describe, expect, it, vi } from 'vitest';
import { Assembly } from '../src/lib/assembly.svelte';
import type { Prompt, Verdict } from '../src/lib/protocol';
import { choosing, option } from './fixtures';

const model = (n: number) => option(`Arbalesters #${n}`, [], { answer: { models: [n] }, models: [['A-bows', n]] });
const casualties = (over: Partial<Prompt> = {}) => choosing({ name: 'ChooseCasualties', complete: false, parts: [model(0), model(8), model(9)], ...over });

function assembling(prompt: Prompt) {
  const asked: unknown[] = [];
  const check = async (_: Prompt, what: Record<string, unknown>) => {
    asked.push(what['answer']);
    return { type: 'verdict', id: 1, number: 1, legal: true } as Verdict;
  };
  return { assembly: new Assembly(prompt, { check }), asked };
}

describe('an answer put together', () => {
  it('has its parts in the order in which they were picked', () => {
    const { assembly } = assembling(casualties());
    for (const part of [2, 0, 1, 0]) assembly.toggle(part);
    expect(assembly.answer).toEqual({ models: [9, 8] });
    expect(assembly.models).toEqual([['A-bows', 9], ['A-bows', 8]]);
  });

  it('takes models on the table, too', () => {
    const { assembly } = assembling(casualties());
    expect(assembly.pick('A-bows', 8)).toBe(true);
    expect(assembly.pick('B-guard', 8)).toBe(false);
    expect(assembly.answer).toEqual({ models: [8] });
  });

  it('keeps lists apart', () => {
    const parts = [option('a', [], { answer: { ambush: ['A-a'], scouts: [] } }), option('b', [], { answer: { ambush: [], scouts: ['A-b'] } })];
    const { assembly } = assembling(casualties({ parts }));
    assembly.toggle(1);
    expect(assembly.answer).toEqual({ ambush: [], scouts: ['A-b'] });
  });

  it('is judged by the server, once for picks in haste', async () => {
    vi.useFakeTimers();
    const { assembly, asked } = assembling(casualties());
    assembly.toggle(0);
    assembly.toggle(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual([{ models: [0, 8] }]);
    expect(assembly.verdict?.legal).toBe(true);
    assembly.clear();
    expect(assembly.verdict).toBeNull();
    vi.useRealTimers();
  });
});
