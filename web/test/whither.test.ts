import { describe, expect, it } from 'vitest';
import { INCH, angleTo, moved, normal } from '../src/lib/geometry';
import { whither } from '../src/table/whither';
import { option, view } from './fixtures';

const table = view();
const watch = table.units[0]!;
const led = (x: number, y: number, models = watch.pieces) =>
  option('there', [], { ghost: models.map((p) => ({ unit: watch.id, n: p.n, shape: moved(p.shape, x * INCH, y * INCH) })) });

describe('a proposal', () => {
  it('is told by its length and direction, and what it leads to', () => {
    expect(whither(led(0, 6), table)).toBe('6" north, towards Harbour Guard');
    expect(whither(led(-3, 3), table)).toBe('4.2" north-west, towards Objective 1');
    expect(whither(led(0, -5), table)).toBe('5" south');
  });

  it('is told by the models that are led', () => {
    expect(whither(led(6, 0, watch.pieces.slice(0, 1)), table)).toMatch(/^6" east/);
  });

  it('that leads nowhere, or shows nobody, needs no words', () => {
    expect(whither(led(0, 0.1), table)).toBeNull();
    expect(whither(option('stay', []), table)).toBeNull();
  });

  it('that only turns says whom it would look at, not where its middle comes to', () => {
    const facing = normal(angleTo([30 * INCH, 15 * INCH], [56 * INCH, 22 * INCH]));
    const turned = (to: number) => option('turn', [], { ghost: watch.pieces.map((p) => ({ unit: watch.id, n: p.n, shape: moved(p.shape, 0, -0.7 * INCH), facing: to })) });
    expect(whither(turned(facing), table)).toBe('towards Objective 3');
    expect(whither(turned(18000), table)).toBeNull();
  });
});
