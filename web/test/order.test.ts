import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import OrderList from '../src/play/OrderList.svelte';

const items = [
  { value: 'Wolves', label: 'Wolves' },
  { value: 'Wolves', label: 'Wolves' },
  { value: 'Ogres', label: 'Chain Ogres' },
];

describe('putting things in order', () => {
  it('sends the order that is proposed when nothing is changed', async () => {
    const sent: unknown[][] = [];
    const { container } = render(OrderList, { items, onsend: (values: unknown[]) => sent.push(values) });
    await fireEvent.click(container.querySelector('button.main')!);
    expect(sent).toEqual([['Wolves', 'Wolves', 'Ogres']]);
  });

  it('moves one of them by its buttons, also among equals', async () => {
    const sent: unknown[][] = [];
    const { container } = render(OrderList, { items, onsend: (values: unknown[]) => sent.push(values) });
    const up = () => container.querySelectorAll('li')[1]!.querySelectorAll('button')[0]!;
    await fireEvent.click(container.querySelectorAll('li')[2]!.querySelectorAll('button')[0]!);
    await fireEvent.click(up());
    await fireEvent.click(container.querySelector('button.main')!);
    expect(sent).toEqual([['Ogres', 'Wolves', 'Wolves']]);
    expect(container.querySelectorAll('li')[0]!.textContent).toContain('Chain Ogres');
  });
});
