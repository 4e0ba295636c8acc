import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import DiceEntry from '../src/play/DiceEntry.svelte';
import DiceRow from '../src/play/DiceRow.svelte';

const face = (n: number, success: boolean) => ({ face: n, success, again: null });

describe('dice', () => {
  it('show what succeeded and what was expected', () => {
    const { container } = render(DiceRow, { dice: { purpose: 'to hit', expected: 1.5, faces: [face(6, true), face(2, false), face(5, true)] } });
    expect([...container.querySelectorAll('.die')].map((d) => d.textContent)).toEqual(['6', '5', '2']);
    expect(container.querySelectorAll('.good').length).toBe(2);
    expect(container.querySelector('.sum')!.textContent).toContain('2 of 3');
  });

  it('that are only added up succeed at nothing', () => {
    const { container } = render(DiceRow, { dice: { purpose: 'markers', expected: 1, faces: [face(2, true)] } });
    expect(container.querySelector('.good')).toBeNull();
    expect(container.querySelector('.sum')).toBeNull();
  });
});

describe('dice entered by hand', () => {
  const entering = (count: number) => render(DiceEntry, { count, onsend: () => {} }).container;

  it('are counted rightly', () => {
    expect(entering(1).querySelector('legend')!.textContent).toBe('Enter 1 die');
    expect(entering(3).querySelector('legend')!.textContent).toBe('Enter 3 dice');
  });

  it('say what was left out', async () => {
    const container = entering(2);
    const field = container.querySelector('input')!;
    const told = container.querySelector<HTMLElement>('[role=alert]')!;
    await fireEvent.input(field, { target: { value: '9x' } });
    expect(told.hidden).toBe(false);
    expect(told.textContent).toContain('from 1 to 6');
    await fireEvent.input(field, { target: { value: '4 6 1' } });
    expect(told.textContent).toContain('2 dice are asked for');
    await fireEvent.input(field, { target: { value: '4 6' } });
    expect(told.hidden).toBe(true);
  });
});
