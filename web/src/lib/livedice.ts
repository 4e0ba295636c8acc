/** The dice of a live match, worked out again: what docs/protocol.md calls the proof. */
import { bytes, hex, hmac, sha256 } from './sha256';

export interface Proof {
  seed: string;
  seedHash: string;
  shares: { A?: string; B?: string };
  rolls: ProvenRoll[];
  /** What playing the journal again by the rules came to, as the server says. */
  replay?: { answers: number; steps: number; trouble?: string };
}

export interface ProvenRoll {
  entry: number;
  first: number;
  side?: string;
  purpose: string;
  faces: number[];
  /** Whether the roll was taken back. */
  withdrawn?: boolean;
}

/** A journal as far as it is held against the proof. */
export interface Journal {
  format: string;
  begin?: { dice?: number[] };
  entries: { side?: string; answer?: unknown; passed?: number; dice?: number[] }[];
}

export interface Finding {
  hashFits: boolean;
  dice: number;
  wrong: ProvenRoll[];
}

const ascii = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

/** A face: the first byte below 252 of HMAC-SHA-256 over entry, index and block. */
export function d6(key: Uint8Array, entry: number, index: number): number {
  const message = new DataView(new ArrayBuffer(16));
  message.setBigInt64(0, BigInt(entry));
  message.setInt32(8, index);
  for (let block = 0; ; block++) {
    message.setInt32(12, block);
    for (const one of hmac(key, new Uint8Array(message.buffer))) if (one < 252) return (one % 6) + 1;
  }
}

export function keyOf(proof: Proof): Uint8Array {
  return sha256(ascii(`${proof.seed}:${proof.shares.A ?? ''}:${proof.shares.B ?? ''}`));
}

export function verify(proof: Proof): Finding {
  const key = keyOf(proof);
  const wrong = proof.rolls.filter((roll) => roll.faces.some((face, i) => d6(key, roll.entry, roll.first + i) !== face));
  return {
    hashFits: hex(sha256(bytes(proof.seed))) === proof.seedHash.toLowerCase(),
    dice: proof.rolls.reduce((n, roll) => n + roll.faces.length, 0),
    wrong,
  };
}

/** How many answers of each side a journal has, and which of its dice are not those of the proof. */
export function compare(proof: Proof, journal: Journal): { answers: { A: number; B: number }; wrong: number } {
  const answered = (side: string) => journal.entries.filter((e) => e.side === side && (e.answer !== undefined || e.passed !== undefined)).length;
  const beside = [journal.begin?.dice ?? [], ...journal.entries.map((e) => e.dice ?? [])];
  const proven = new Map(proof.rolls.map((roll) => [roll.entry, roll.faces]));
  // what fell in a game that this one goes on from is proved there
  const first = Math.min(...proven.keys(), beside.length);
  const wrong = beside.filter((dice, entry) => entry >= first && String(dice) !== String(proven.get(entry) ?? [])).length;
  return { answers: { A: answered('A'), B: answered('B') }, wrong };
}
