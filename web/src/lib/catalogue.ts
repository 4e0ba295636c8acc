/** What the REST calls answer; see docs/protocol.md. */
import type { Line, MatchHead, Seat, Shape, Side, View, Waiting } from './protocol';

export interface Named {
  id: string;
  name: string;
  edition?: string;
}

export interface OptionInfo {
  id: string;
  question: string;
  values: Named[];
  rule?: string;
  default: string;
  edition?: string;
}

export interface ForceInfo {
  id: string;
  name: string;
  game: string;
  edition?: string;
  points: number;
  limit?: number;
  sample?: boolean;
  units: Named[];
  /** Why a kept list cannot be read. */
  trouble?: string;
}

export interface TerrainKind extends Named {
  kinds: string[];
  kindNames?: string[];
  /** Of a new piece, round the point (0, 0). */
  shape: Shape;
}

/** A piece as `POST /api/matches` takes it. */
export interface PlacedPiece {
  type: string;
  shape: Shape;
}

export interface Said {
  message: string;
  hint?: string;
  rules: string[];
}

export interface TerrainAnswer {
  pieces: PlacedPiece[];
  free: Shape[];
  refusals: Said[];
  warnings: Said[];
}

export interface GameInfo {
  id: string;
  name: string;
  editions: Named[];
  scenarios: Named[];
  feats: Named[];
  /** Whether it is played on a real table and only refereed here. */
  refereed: boolean;
  bots: Named[];
  samples: ForceInfo[];
  options: OptionInfo[];
  terrain: TerrainKind[];
  layouts: Named[];
  /** What a force and a unit begin with in a form, and a short list as players write it. */
  blank: { list: string; force: unknown; unit: unknown; example: string };
  table: [number, number];
}

export interface Catalogue {
  games: GameInfo[];
  /** The games whose rules can be looked up. */
  books: { id: string; name: string }[];
  here: { url: string; loopback: boolean; others: string[]; qr?: string };
  version: string;
}

export interface Links {
  match: string;
  seat: string;
  invite?: string;
  watch: string;
}

export interface MatchInfo extends MatchHead {
  seat?: Seat;
  round: number;
  waiting: Waiting[];
  changed: string;
  /** Why it cannot be opened. */
  trouble?: string;
  setup?: [string, string][];
  seedHash?: string;
}

export interface LinkAnswer {
  url: string;
  code?: string;
  svg?: string;
}

export interface Moment {
  entry: number;
  upto: number;
  round: number;
  text: string;
}

export interface Timeline {
  match: MatchInfo;
  lines: Line[];
  moments: Moment[];
}

export interface MomentView {
  entry: number;
  upto: number;
  view: View;
}

export interface LuckRow {
  side: Side;
  purpose: string;
  name: string;
  dice: number;
  rolled: number;
  expected: number;
  better?: number;
}

export type LuckTotal = Omit<LuckRow, 'purpose' | 'name'>;

export interface LuckAnswer {
  rows: LuckRow[];
  totals: LuckTotal[];
  /** Rolls that were taken back. */
  withdrawn: Line[];
}

export interface Both {
  en: string;
  es: string;
}

export interface RuleInfo {
  id: string;
  game: string;
  gameName?: string;
  area: string;
  areaName?: string;
  name: Both;
  text: Both;
  ruling?: Both;
  examples?: Both[];
  sources: { publication: string; chapter?: string }[];
  see?: string[];
}

export interface TraitInfo {
  name: string;
  text: string;
  rule?: string;
  value: boolean;
}

export interface ForceCheck {
  legal: boolean;
  points: number;
  problems: { message: string; place?: string; where?: string; error?: boolean }[];
  violations: { message: string; rules: string[]; unit?: string }[];
  notes: string[];
  /** In which the list was read. */
  edition?: string;
  force?: unknown;
  /** To be changed and read again. */
  text?: string;
  /** To be printed. */
  roster?: string;
  chat?: string;
}

export interface OddsAnswer {
  text: string;
  json: unknown;
  attacker: string;
  chart: { name: string; exactly: number[]; mean: number }[];
  rows: [string, string][];
  /** What a result is made of, in words. */
  parts: [string, string][];
}

/** What is said instead of odds that would take seconds, if they are wanted at once. */
export interface TakesLong {
  takesLong: true;
  attacker: string;
}

export interface Circumstances {
  games: { id: string; name: string; editions: string[]; forces: boolean }[];
  attacker: string;
  target: string;
  /** A unit as somebody would type it. */
  example: string;
  actions: Named[];
  circumstances: { id: string; name: string; type: 'flag' | 'number' | 'text'; actions: string[]; excludes: string[] }[];
}

export interface KindInfo {
  kind: string;
  chapter: string;
  chapterName?: string;
  description: string;
  needsPlaces: boolean;
  fields: { name: string; needed: boolean; description: string; type: string; sort: string; flag?: boolean }[];
}

export interface Ruling {
  status: 'done' | 'waiting' | 'refused' | 'invalid';
  text: string;
  json: unknown;
}
