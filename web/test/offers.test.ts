import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { compare, type Proof } from '../src/lib/livedice';
import type { Live } from '../src/lib/live.svelte';
import type { Offer, State } from '../src/lib/protocol';
import { sideName } from '../src/lib/sides';
import CorrectionDialog from '../src/play/CorrectionDialog.svelte';
import GameOver from '../src/play/GameOver.svelte';
import LogPanel from '../src/play/LogPanel.svelte';
import Offers from '../src/play/Offers.svelte';
import VerdictBox from '../src/play/VerdictBox.svelte';
import { lines, state, view } from './fixtures';

HTMLDialogElement.prototype.showModal ??= () => {};

function sitting() {
  const sent: [string, unknown][] = [];
  const live = { act: async (type: string, fields: unknown) => (sent.push([type, fields]), true), error: null } as unknown as Live;
  return { live, sent };
}
const offer = (over: Partial<Offer>): Offer => ({ n: 3, by: 'B', what: 'correction', text: 'Side B asks', changes: [], ghost: [], ...over });
const shown = (over: Partial<State>) => {
  const { live, sent } = sitting();
  return { ...render(Offers, { live, state: { ...state(), ...over } }), sent };
};

describe('what the sides want of each other', () => {
  it('is said change by change', () => {
    const { container } = shown({ offers: [offer({ changes: ['Night Watch is Shaken'] })] });
    expect(container.querySelector('.changes')!.textContent).toContain('Night Watch is Shaken');
  });

  it('tells what would be taken back', () => {
    const { container } = shown({ offers: [offer({ what: 'undo', changes: ['one', 'two'] })] });
    expect(container.textContent).toContain('These 2 events would be taken back');
  });

  it('is told to have been declined until that is read', async () => {
    const { container } = shown({ declined: { n: 7, text: 'Side B declines the draw.' } });
    expect(container.textContent).toContain('declines the draw');
    await fireEvent.click(container.querySelector('.declined button')!);
    expect(container.querySelector('.declined')).toBeNull();
  });

  it('includes a referee, whom a player may no longer need', async () => {
    const { container, sent } = shown({ calls: true });
    await fireEvent.click(container.querySelector('.called button')!);
    expect(sent).toEqual([['settle', undefined]]);
  });
});

describe('a correction', () => {
  const asked = async (tried: { unit: string; to: [number, number]; facing?: number } | null, change?: (inputs: HTMLInputElement[]) => Promise<unknown>) => {
    const { live, sent } = sitting();
    const table = view();
    table.units[0]!.at = [81_356, 40_641];
    table.units[0]!.facing = 1234;
    const { container } = render(CorrectionDialog, { live, view: table, unit: 'A-watch', tried, onclose: () => {} });
    await change?.([...container.querySelectorAll<HTMLInputElement>('input[type=number]')]);
    await fireEvent.click(container.querySelector('button.main')!);
    return (sent[0]![1] as { correction: unknown[] }).correction[0];
  };

  it('leaves what is not touched as it is to the last unit', async () => {
    expect(await asked(null)).toEqual({ unit: 'A-watch', to: [81_356, 40_641], facing: 1234 });
    const moved = await asked(null, ([x]) => fireEvent.input(x!, { target: { value: '30' } }));
    expect(moved).toEqual({ unit: 'A-watch', to: [76_200, 40_641], facing: 1234 });
  });

  it('begins at the place that was refused', async () => {
    expect(await asked({ unit: 'B-guard', to: [50_123, 60_456], facing: 9000 })).toEqual({ unit: 'B-guard', to: [50_123, 60_456], facing: 9000 });
  });
});

describe('a refusal', () => {
  const verdict = { type: 'verdict', id: 1, number: 1, refusal: { message: 'Too far.' } } as const;
  const wayOut = (() => {}) as never;

  it('has a way out beside it, a legal place has none', () => {
    expect(render(VerdictBox, { verdict: { ...verdict, legal: false }, old: false, wayOut }).container.querySelector('.way-out')).not.toBeNull();
    expect(render(VerdictBox, { verdict: { ...verdict, legal: true }, old: false, wayOut }).container.querySelector('.way-out')).toBeNull();
  });
});

describe('a line that was taken back', () => {
  it('is struck through and says so', () => {
    const { container } = render(LogPanel, { lines: [{ ...lines[0]!, withdrawn: true }, lines[1]!], units: [] });
    const [back, stands] = container.querySelectorAll('.lines li');
    expect(back!.querySelector('del')!.textContent).toBe(lines[0]!.text);
    expect(back!.textContent).toContain('taken back');
    expect(stands!.querySelector('del')).toBeNull();
  });
});

describe('sides', () => {
  it('are called by name and letter, and one is the reader', () => {
    expect(sideName('A')).toBe('Side A');
    expect(sideName('A', { A: 'Side A' }, 'B')).toBe('Side A');
    expect(sideName('B', { B: 'Greedy' })).toBe('Greedy (B)');
    expect(sideName('B', { B: 'Ben' }, 'B')).toBe('Ben (B) – you');
  });
});

describe('the end', () => {
  it('says how it came about and with which score', () => {
    const head = { ...state().match, over: true, result: 'A draw.', why: 'Played to the end.', names: { A: 'Ana', B: 'Greedy' } };
    const { container } = render(GameOver, { match: 'm', head, scores: view().track.scores, seat: 'A' });
    expect(container.textContent).toContain('Played to the end.');
    expect(container.querySelector('.scores')!.textContent).toMatch(/Ana \(A\) – you\s*Markers 1\s*Greedy \(B\)\s*Markers 2/);
  });
});

describe('a journal held against the proof', () => {
  const proof: Proof = { seed: '00', seedHash: '', shares: {}, rolls: [{ entry: 0, first: 0, purpose: '', faces: [3] }, { entry: 2, first: 0, purpose: '', faces: [5, 6] }] };
  const entries = [{ side: 'A', answer: 1 }, { side: 'B', answer: 2, dice: [5, 6] }, { side: 'B', passed: 4 }];

  it('has the same dice and so many answers', () => {
    expect(compare(proof, { format: 'vexillum-journal', begin: { dice: [3] }, entries })).toEqual({ answers: { A: 1, B: 2 }, wrong: 0 });
  });

  it('shows other dice', () => {
    expect(compare(proof, { format: 'vexillum-journal', begin: { dice: [2] }, entries }).wrong).toBe(1);
  });
});

describe('somebody who would be the referee', () => {
  const eva = (over: Partial<Offer>) => offer({ by: 'A', what: 'referee', text: 'Eva would be the referee', agreed: [], ...over });

  it('needs the word of each player, also of the one who made his link', async () => {
    const { getByText, sent } = shown({ seat: 'A', offers: [eva({})] });
    await fireEvent.click(getByText('Agree'));
    expect(sent).toEqual([['agree', { n: 3 }]]);
  });
  it('is withdrawn by whoever has agreed, while the other has not', async () => {
    const { getByText, queryByText, sent } = shown({ seat: 'A', offers: [eva({ agreed: ['A'] })] });
    expect(queryByText('Agree')).toBeNull();
    await fireEvent.click(getByText('Withdraw'));
    expect(sent).toEqual([['decline', { n: 3 }]]);
  });
  it('is not agreed to by spectators', () => {
    const { queryByText, getByText } = shown({ seat: 'spectator', offers: [eva({})] });
    getByText('Eva would be the referee');
    expect(queryByText('Agree')).toBeNull();
    expect(queryByText('Withdraw')).toBeNull();
  });
});
