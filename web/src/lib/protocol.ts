/** The shapes of docs/protocol.md, as far as the client reads them. */

export type Point = [number, number];
export type Shape = { disc: [number, number, number] } | { polygon: Point[] };
export type Side = 'A' | 'B';
export type Seat = Side | 'both' | 'spectator' | 'referee';
/** What a client sends back as it was given. */
export type Answer = unknown;

export interface Piece {
  n: number;
  shape: Shape;
  facing?: number;
  mark: string;
  wounds: number;
  of: number;
  floor?: number;
}

export interface Badge {
  key: string;
  letter: string;
  name: string;
  rule?: string;
}

export interface Trait {
  name: string;
  text: string;
  rule?: string;
  enforced: boolean;
}

export interface Card {
  lines: [string, string][];
  weapons: string[];
  traits: Trait[];
  notes: string | string[];
}

export interface Range {
  key: string;
  name: string;
  shape: Shape;
}

export interface Unit {
  id: string;
  side: Side;
  name: string;
  count: number;
  points?: number;
  state: string;
  place: string;
  active?: boolean;
  done?: boolean;
  at?: Point;
  facing?: number;
  badges: Badge[];
  pieces: Piece[];
  outline?: Shape | null;
  card?: Card;
  ranges?: Range[];
}

export interface Terrain {
  name: string;
  /** Forest, ruins …, by which it gets its sign; its kinds are what it is by the rules. */
  sort?: string;
  kinds: string[];
  kindNames: string[];
  shape: Shape;
  floors?: number;
  height?: number;
}

export interface Zone {
  key: string;
  name: string;
  side?: Side;
  shape: Shape;
}

export interface Marker {
  n: number;
  name: string;
  at: Point;
  r: number;
  owner?: Side | null;
}

export interface Track {
  round: number;
  rounds?: number;
  stage: string;
  scores: { side: Side; label: string; value: number | string }[];
  lines: string[];
}

export interface View {
  width: number;
  depth: number;
  track: Track;
  units: Unit[];
  terrain: Terrain[];
  zones: Zone[];
  markers: Marker[];
  sheet?: Sheet;
}

/** The referee's sheet of a game that is played on a real table. */
export interface Sheet {
  stride: number;
  reach: number;
  adventure: string[];
  title: string[];
  rules: string[];
  clock: { round: number; rounds: number; turn: number; turns: number; stage: string; acting?: Side; first?: Side; initiative?: Side; timeUp: boolean };
  tokens: { turn: number; kind: 'seal' | 'rally'; about: string; text: string }[];
  marks: Mark[];
  gauges: { side: Side; name: string; value: number; most: number }[];
  companies: Company[];
  places: { unit: string; stands: Standing; value: number; left: number }[];
  tallies: { round: number; a: number; b: number; linesA: string[]; linesB: string[] }[];
}

export interface Mark {
  id: string;
  kind: 'objective' | 'quadrant' | 'loot' | 'vestige' | 'fog' | 'banner';
  name: string;
  colour: 'red' | 'blue' | 'brown';
  at?: Point;
  area?: Shape;
  owner?: Side;
  unit?: string;
  gone: boolean;
  text: string;
}

export interface Company {
  side: Side;
  name: string;
  colour?: string;
  tokens: number;
  of: number;
  military: number;
  arcane: number;
  result?: string;
  points?: number;
  conceded: boolean;
  lines: string[];
}

/** Where a unit stands, as answers say it: distances in strides to what is near. */
export interface Standing {
  gaps: { marker: string; nearest: number; leader?: number | null }[];
  fromZone: number;
  engaged: boolean;
  quadrants: string[];
  outside: boolean;
}

export interface Face {
  face: number;
  success: boolean;
  again: number | null;
}

export interface Dice {
  purpose: string;
  faces: Face[];
  expected?: number;
}

export interface Line {
  n: number;
  round: number;
  topic: string;
  text: string;
  rules: string[];
  units: string[];
  dice?: Dice;
  /** Whether it was taken back. */
  withdrawn?: boolean;
}

export interface GhostPiece {
  unit: string;
  n: number;
  shape: Shape;
  facing?: number;
}

export interface Option {
  label: string;
  answer: Answer;
  units?: string[];
  models?: [string, number][];
  ghost?: GhostPiece[];
  best?: boolean;
}

export interface Drag {
  units: string[];
  /** Whether a pulled unit takes all its models along. */
  together?: boolean;
  models?: boolean;
  turn?: boolean;
  /** Whether they can only be turned where they stand. */
  spot?: boolean;
  within?: Shape;
}

export interface Prompt {
  number: number;
  side: Side;
  name: string;
  text: string;
  why?: string;
  rules: string[];
  form: 'choose' | 'move' | 'place' | 'order' | 'dice';
  unit?: string;
  /** What is to be put in order: the answer lists the values, in this field of it if there is one. */
  order?: { field?: string | null; items: { value: unknown; label: string }[] } | null;
  options: Option[];
  complete: boolean;
  /** Of what any legal answer is put together, each part as an answer by itself. */
  parts?: Option[];
  /** What cannot be chosen now, and why. */
  missing?: Missing[];
  /** Whether the odds of answers can be told. */
  odds?: boolean;
  pass?: Answer;
  /** The answers that may be given from now on without being asked. */
  standing?: Answer[];
  secret?: boolean;
  dice?: { count: number; text: string; sides?: number; colour?: string; faces?: string[] };
  drag?: Drag;
}

export interface Missing {
  label: string;
  refusal: Refusal;
}

export interface Refusal {
  message: string;
  hint?: string;
  rules?: string[];
}

export interface Verdict {
  type: 'verdict';
  id: number;
  number: number;
  legal: boolean;
  answer?: Answer;
  ghost?: GhostPiece[];
  left?: number;
  text?: string;
  refusal?: Refusal;
  nearest?: { answer: Answer; ghost?: GhostPiece[] };
  odds?: [string, string][];
}

export interface SightReply {
  type: 'sight';
  id: number;
  text: string;
  lines: { from: Point; to: Point; clear: boolean; by?: string[] }[];
}

export interface Waiting {
  side: Side;
  since: string;
  text: string;
}

export interface Offer {
  n: number;
  by: Side;
  what: string;
  text: string;
  /** The sides that have agreed to this referee. */
  agreed?: Side[];
  /** What would be different, in the words of the log. */
  changes: string[];
  ghost: GhostPiece[];
}

export interface MatchHead {
  id: string;
  game: string;
  gameName?: string;
  names: Partial<Record<Side, string>>;
  over: boolean;
  result: string | null;
  /** How it came to its end. */
  why?: string;
}

export interface State {
  type: 'state';
  seq: number;
  seat: Seat;
  eyes?: Side | null;
  curtain?: Side | null;
  match: MatchHead;
  view: View;
  log: { from: number; lines: Line[] };
  prompts: Prompt[];
  waiting: Waiting[];
  here: Partial<Record<Side, boolean>>;
  undo: { free: boolean; possible: boolean; asked: Side | null };
  offers: Offer[];
  /** That the other side declined what this one asked for. */
  declined?: { n: number; text: string };
  seedHash?: string;
  standing: { question: string; label: string }[];
  /** The sides that bots play. */
  bots?: Side[];
  /** What a correction can change besides places, wounds and models. */
  agree?: { set: { set: string; name: string }[]; owners: boolean };
  calls?: boolean;
  /** Who sits as referee: by office in a game of the event, else by consent of both. */
  referees?: { name: string; office: boolean }[];
  /** Sides whose seat nobody has taken yet. */
  absent?: Side[];
  chatOn?: boolean;
  /** At a real table: who may enter, and the seconds that are left of the round. */
  tableside?: { either: boolean; minutes: number; left?: number; event?: string };
}

export interface ErrorBody {
  key: string;
  message: string;
  hint?: string;
  rules?: string[];
  place?: string;
}

export interface Chat {
  type: 'chat';
  side: Side;
  text: string;
  at: string;
}

export type FromServer =
  | State
  | Verdict
  | SightReply
  | Chat
  | { type: 'accepted'; id: number }
  | { type: 'error'; id?: number; error: ErrorBody }
  | { type: 'ping' };

export type DragTo = { unit: string; model?: number; to: Point; facing?: number };
