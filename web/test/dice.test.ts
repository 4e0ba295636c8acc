import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
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
