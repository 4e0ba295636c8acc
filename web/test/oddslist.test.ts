import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import OddsList from '../src/play/OddsList.svelte';

describe('odds before an answer', () => {
  it('stand in lines below the name of whom they are about', () => {
    const { container } = render(OddsList, { odds: [['Melee won', '64 %'], ['Harbour Guard', ''], ['Wounds', '3.2'], ['Destroyed', '1 %'], ['Crab Riders', ''], ['Wounds', '0.4']] });
    const groups = [...container.querySelectorAll('section')].map((s) => [s.querySelector('h4')?.textContent ?? '', s.querySelectorAll('dt').length]);
    expect(groups).toEqual([['', 1], ['Harbour Guard', 2], ['Crab Riders', 1]]);
    expect([...container.querySelectorAll('dd')].map((d) => d.textContent)).not.toContain('');
  });

  it('have the number apart from how far it usually goes', () => {
    const { container } = render(OddsList, { odds: [['Heridas', '2,07 (casi siempre de 1 a 4)'], ['Destruida', '0 %']] });
    expect([...container.querySelectorAll('dd')].map((d) => d.textContent)).toEqual(['2,07 (casi siempre de 1 a 4)', '0 %']);
    expect([...container.querySelectorAll('.range')].map((r) => r.textContent)).toEqual(['(casi siempre de 1 a 4)']);
  });
});
