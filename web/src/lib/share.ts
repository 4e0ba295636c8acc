/** The player's own part of the seed: with it nobody else can have chosen the dice. */
import { hex } from './sha256';

const promised = (match: string) => `vexillum.promised.${match}`;
const shown = (match: string) => `vexillum.hash.${match}`;
const given = (match: string) => `vexillum.share.${match}`;

/** A part is promised only where it can be kept: the match does not begin before it has come. */
export function canPromise(): boolean {
  try {
    localStorage.setItem('vexillum.try', '1');
    localStorage.removeItem('vexillum.try');
    return true;
  } catch {
    return false;
  }
}

export function promise(match: string): void {
  if (canPromise()) localStorage.setItem(promised(match), hex(crypto.getRandomValues(new Uint8Array(16))));
}

/** What was promised and has not been sent. */
export function owed(match: string): string | null {
  return canPromise() ? localStorage.getItem(promised(match)) : null;
}

export function settle(match: string): void {
  const share = owed(match);
  if (share === null) return;
  localStorage.setItem(given(match), share);
  localStorage.removeItem(promised(match));
}

/** What this browser gave to the seed of a match. */
export function ownShare(match: string): string | null {
  return canPromise() ? localStorage.getItem(given(match)) : null;
}

/** Keeps the hash of the seed as it was shown while nothing had been rolled yet. */
export function noteHash(match: string, hash: string): void {
  if (canPromise() && notedHash(match) === null) localStorage.setItem(shown(match), hash);
}

/** The hash that this browser was shown before the first roll. */
export function notedHash(match: string): string | null {
  return canPromise() ? localStorage.getItem(shown(match)) : null;
}
