/** One way to call the sides, on every page. */
import type { Seat, Side } from './protocol';
import { t } from './words';

/** By the name its player has, with its letter; whoever reads it is told which one he is. */
export function sideName(side: Side, names: Partial<Record<Side, string>> = {}, seat?: Seat): string {
  const plain = t('side', { side });
  const name = names[side];
  const called = name && name !== plain ? t('side.named', { name, side }) : plain;
  return seat === side ? t('side.you', { side: called }) : called;
}
