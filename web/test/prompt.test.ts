import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { Draft } from '../src/lib/draft.svelte';
import type { Live } from '../src/lib/live.svelte';
import type { Prompt } from '../src/lib/protocol';
import PromptPanel from '../src/play/PromptPanel.svelte';
import { choosing, option } from './fixtures';

function shown(prompt: Prompt) {
  const sent: [string, unknown][] = [];
  const live = { act: async (type: string, fields: unknown) => (sent.push([type, fields]), true), check: async () => null } as unknown as Live;
  const props = { live, prompt, draft: new Draft(prompt, live), unit: undefined, only: null, shown: null, onlook: () => {}, onall: () => {} };
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
});
