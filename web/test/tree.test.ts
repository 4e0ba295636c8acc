import { describe, expect, it } from 'vitest';
import { answered, at, put, row, scalar, shown } from '../src/lib/tree';

describe('a file as a form', () => {
  it('changes one place and leaves the old tree alone', () => {
    const old = { do: { hits: 4 }, dice: [1, 2] };
    const now = put(old, ['do', 'hits'], 5);
    expect(now).toEqual({ do: { hits: 5 }, dice: [1, 2] });
    expect(old.do.hits).toBe(4);
  });

  it('makes what is missing and takes out what is undefined', () => {
    expect(put({}, ['do', 'ap'], 1)).toEqual({ do: { ap: 1 } });
    expect(put({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
    expect(put({ units: ['x', 'y'] }, ['units', 0], undefined)).toEqual({ units: ['y'] });
  });

  it('finds what is deep inside, or nothing', () => {
    expect(at({ units: [{ at: [1, 2] }] }, ['units', 0, 'at', 1])).toBe(2);
    expect(at({ units: [] }, ['units', 0, 'at'])).toBeUndefined();
  });

  it('reads numbers, yes and no, and texts', () => {
    expect([scalar('6'), scalar('4.5'), scalar('4+'), scalar('yes'), scalar('Sí'), scalar('no')]).toEqual([6, 4.5, '4+', true, true, false]);
  });

  it('reads dice however they are parted', () => {
    expect(row('6 5,3; 1')).toEqual([6, 5, 3, 1]);
  });

  it('keeps commas within brackets', () => {
    expect(row('Bow (24", A1, AP(1)), Knife (A1)')).toEqual(['Bow (24", A1, AP(1))', 'Knife (A1)']);
  });

  it('shows lists in one line', () => expect(shown(['Tough(3)', 'Fearless'])).toBe('Tough(3), Fearless'));
});

describe('yes and no of a file', () => {
  it('are answers, wherever they stand', () => {
    expect(answered({ cover: 'yes', units: [{ moved: 'no', name: 'Nobody' }], n: 3 })).toEqual({ cover: true, units: [{ moved: false, name: 'Nobody' }], n: 3 });
  });
});
