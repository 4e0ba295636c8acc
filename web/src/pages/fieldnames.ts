/** The words for the fields of a position file; what is not among them stands as it is written. */
import { t, type Key } from '../lib/words';
import { en } from '../words/en';

export function fieldName(name: string): string {
  const key = `field.${name}`;
  return key in en ? t(key as Key) : name;
}

/** By its word, or by what is said about it where it has none. */
export function calledBy(name: string, note: string | undefined): { name: string; note?: string } {
  if (`field.${name}` in en || !note) return { name: fieldName(name), note };
  return { name: note.replace(/\.$/, '') };
}
