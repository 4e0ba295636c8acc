/** A file as a tree that a form can show and change. */

export type Tree = string | number | boolean | null | Tree[] | { [name: string]: Tree };
export type Path = (string | number)[];

export const isMap = (t: Tree | undefined): t is { [name: string]: Tree } => typeof t === 'object' && t !== null && !Array.isArray(t);
export const isPlain = (t: Tree | undefined): t is string | number | boolean | null => typeof t !== 'object' || t === null;
/** A list that fits into one line. */
export const isRow = (t: Tree | undefined): t is (string | number | boolean | null)[] => Array.isArray(t) && t.every(isPlain);

export function at(tree: Tree, path: Path): Tree | undefined {
  let here: Tree | undefined = tree;
  for (const step of path) here = here === undefined || isPlain(here) ? undefined : (here as Record<string | number, Tree>)[step];
  return here;
}

/** A copy with one place changed; `undefined` takes it out. */
export function put(tree: Tree, path: Path, value: Tree | undefined): Tree {
  const [step, ...rest] = path;
  if (step === undefined) return value ?? null;
  const copy = (Array.isArray(tree) ? [...tree] : { ...(isMap(tree) ? tree : {}) }) as Record<string | number, Tree>;
  if (rest.length === 0 && value === undefined) {
    if (Array.isArray(copy)) copy.splice(Number(step), 1);
    else delete copy[step];
  } else {
    copy[step] = rest.length === 0 ? value! : put(copy[step] ?? {}, rest, value);
  }
  return copy as Tree;
}

/** What somebody typed: a number, yes or no in either language, or a text. */
export function scalar(text: string): string | number | boolean {
  const plain = text.trim();
  if (/^-?\d+(\.\d+)?$/.test(plain)) return Number(plain);
  if (/^(yes|true|sí|si)$/i.test(plain)) return true;
  if (/^(no|false)$/i.test(plain)) return false;
  return plain;
}

/** A copy in which what is written as yes or no is one. */
export function answered(tree: Tree): Tree {
  if (tree === 'yes' || tree === 'no') return tree === 'yes';
  if (Array.isArray(tree)) return tree.map(answered);
  return isMap(tree) ? Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, answered(value)])) : tree;
}

/** Commas and blanks part a list of numbers; in texts commas inside brackets do not. */
export function row(text: string): Tree[] {
  if (/^[\d\s,;]+$/.test(text)) return (text.match(/\d+/g) ?? []).map(Number);
  const parts: string[] = [''];
  let depth = 0;
  for (const c of text) {
    if (c === '(' || c === '[') depth++;
    if (c === ')' || c === ']') depth--;
    if (c === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += c;
  }
  return parts.map((p) => p.trim()).filter(Boolean).map(scalar);
}

export function shown(tree: Tree | undefined): string {
  if (tree === undefined || tree === null) return '';
  return Array.isArray(tree) ? tree.map((t) => shown(t)).join(', ') : String(tree);
}
