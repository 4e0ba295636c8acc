/** Where the points of a line chart stand. */

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Chart {
  points: [number, number][];
  /** Values with a line across, from the lowest up. */
  marks: { value: number; y: number }[];
}

/** Steps that people count in, so that three to six lines go across. */
export function step(range: number): number {
  for (let base = 1; ; base *= 10) for (const n of [1, 2, 5]) if (range / (n * base) <= 5) return n * base;
}

export function chart(values: number[], box: Box): Chart {
  const by = step(Math.max(10, Math.max(...values) - Math.min(...values)));
  const low = Math.floor(Math.min(...values) / by) * by;
  const high = Math.max(low + by, Math.ceil(Math.max(...values) / by) * by);
  const across = box.width - box.left - box.right;
  const down = box.height - box.top - box.bottom;
  const x = (i: number) => box.left + (values.length > 1 ? (across * i) / (values.length - 1) : across / 2);
  const y = (value: number) => box.top + (down * (high - value)) / (high - low);
  const marks = Array.from({ length: (high - low) / by + 1 }, (_, i) => ({ value: low + i * by, y: y(low + i * by) }));
  return { points: values.map((value, i) => [x(i), y(value)]), marks };
}

/** WC-RATING-11: ratings are shown as whole numbers, half away from zero. */
export const whole = (rating: number): number => Math.sign(rating) * Math.floor(Math.abs(rating) + 0.5);
