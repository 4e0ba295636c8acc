import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { Assembly } from '../src/lib/assembly.svelte';
import { Draft } from '../src/lib/draft.svelte';
import type { Live } from '../src/lib/live.svelte';
import type { Prompt } from '../src/lib/protocol';
import PromptPanel from '../src/play/PromptPanel.svelte';
import { choosing, option } from './fixtures';

function shown(prompt: Prompt) {
  const sent: [string, unknown][] = [];
  const live = { act: async (type: string, fields: unknown) => (sent.push([type, fields]), true), check: async () => null } as unknown as Live;
  const props = { live, prompt, draft: new Draft(prompt, live), assembly: new Assembly(prompt, live), unit: undefined, only: null, shown: null, onlook: () => {}, onall: () => {} };
  return { ...render(PromptPanel, props), sent };
}
const striking = (over: Partial<Prompt> = {}) =>
  choosing({ name: 'StrikeBack', options: [option('yes', [], { answer: true }), option('no', [], { answer: false })], pass: false, standing: [true, false], ...over });

describe('a question', () => {
  it('that may be answered once for all offers each answer that may stand', async () => {
    const { container, sent } = shown(striking());
    const buttons = [...container.querySelectorAll('.standing button')];
    expect(buttons.map((b) => b.textContent)).toEqual(['Always: yes', 'Always: no']);
    await fireEvent.click(buttons[1]!);
    expect(sent).toEqual([['standing', { question: 'StrikeBack', on: true, answer: false }]]);
  });

  it('that is chosen each time offers nothing of the kind', () => {
    for (const standing of [undefined, []]) expect(shown(striking({ standing })).container.querySelector('.standing')).toBeNull();
  });

  it('is passed by a button only where passing is not among the answers', () => {
    const passing = (prompt: Prompt) => [...shown(prompt).container.querySelectorAll('button')].filter((b) => b.textContent === 'Pass').length;
    expect(passing(striking())).toBe(0);
    expect(passing(striking({ pass: { none: [] } }))).toBe(1);
  });

  it('promises odds only where there are some', () => {
    const hint = (odds: boolean) => shown(striking({ odds })).container.querySelector('.hint')!.textContent;
    expect(hint(true)).toContain('what it would bring');
    expect(hint(false)).not.toContain('bring');
  });

  it('tells what cannot be chosen now, and why', () => {
    const missing = [{ label: 'Charge', refusal: { message: 'Nobody is near enough.', hint: '', rules: ['AOFR-MOVE-08'] } }];
    const told = shown(striking({ missing })).container.querySelector('.missing')!;
    expect(told.querySelector('summary')!.textContent).toBe('Not now: Charge');
    expect(told.textContent).toContain('Nobody is near enough.');
    expect(told.querySelector('a')!.textContent).toBe('AOFR-MOVE-08');
  });

  it('about a move offers to pass once', () => {
    const turning = choosing({ form: 'move', name: 'ChoosePivot', options: [option('0°', [], { answer: 0 }), option('90°', [], { answer: 9000 })], pass: 0, drag: { units: ['A-watch'], turn: true, spot: true } });
    const { container } = shown(turning);
    expect([...container.querySelectorAll('.option')].map((b) => b.textContent!.trim())).toEqual(['90°']);
    expect([...container.querySelectorAll('button')].filter((b) => b.textContent === 'Pass')).toHaveLength(1);
    expect(container.querySelector('input')!.placeholder).toBe('right 30');
  });

  it('whose answers have parts lets any be put together', async () => {
    const parts = [0, 8, 9].map((n) => option(`#${n}`, [], { answer: { models: [n] }, models: [['A-bows', n]] }));
    const { container } = shown(striking({ complete: false, standing: [], parts }));
    expect(container.querySelectorAll('.parts .row:not(.end) button')).toHaveLength(3);
    await fireEvent.click(container.querySelectorAll('.parts button')[2]!);
    expect(container.querySelector('.parts [aria-pressed=true]')!.textContent).toBe('1. #9');
    expect(container.textContent).not.toContain('not all legal answers');
  });
});
