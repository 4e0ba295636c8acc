import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ranked, stem, type Sought } from '../src/lib/search';

/** The questions as the server names them. */
function kinds(game: string, lang: string): Sought[] {
  const folders = ['gamekit/src/main/resources/org/vexillum/gamekit/text', `games/${game}/src/main/resources/org/vexillum/${game.replace('-', '')}/kit`];
  const told = folders.flatMap((folder) => readFileSync(join(__dirname, '../..', folder, `positions_${lang}.properties`), 'utf8').split('\n'));
  return told.flatMap((line) => {
    const [, kind, description] = /^kind\.([a-z-]+)\s*=\s*(.*)$/.exec(line) ?? [];
    return kind && description ? [{ kind, description }] : [];
  });
}

/** What players type, and the question they mean: among the first three. */
const typed: Record<string, Record<string, [string, string][]>> = {
  regiments: {
    en: [
      ['save', 'hits'], ['saves in cover', 'cover'], ['who sees', 'sight'], ['line of sight', 'sight'], ['wound allocation', 'casualties'], ['can this charge reach', 'can-charge'],
      ['who won the melee', 'melee-result'], ['morale', 'morale'], ['whole activation', 'activation'], ['shooting', 'shoot'], ['how far can I move', 'move-allowance'], ['magic', 'cast'], ['objectives', 'seize'], ['is my list legal', 'force-check'], ['blast blocks', 'hits'],
    ],
    es: [
      ['salvacion', 'hits'], ['tirada de salvación', 'hits'], ['quien ve', 'sight'], ['linea de vision', 'sight'], ['asignacion de heridas', 'casualties'], ['llega esta carga', 'can-charge'],
      ['quien gana el combate', 'melee-result'], ['moral', 'morale'], ['activacion', 'activation'], ['disparar', 'shoot'], ['cuanto puedo mover', 'move-allowance'], ['magia', 'cast'], ['objetivos', 'seize'], ['cobertura', 'cover'], ['line of sight', 'sight'],
    ],
  },
  'first-blood': {
    en: [
      ['save', 'hits'], ['defense roll', 'hits'], ['who sees', 'sight'], ['line of sight', 'sight'], ['wound allocation', 'wounds'], ['can this charge reach', 'charge-roll'], ['whom may it charge', 'can-charge'], ['charge distance', 'charge-distance'],
      ['morale', 'morale'], ['fight', 'clash'], ['shooting', 'volley'], ['heal', 'healing'], ['is it broken', 'broken'], ['duel', 'duel'], ['who goes first', 'supremacy'], ['march how far', 'march-distance'],
    ],
    es: [
      ['salvacion', 'hits'], ['tirada de defensa', 'hits'], ['quien ve', 'sight'], ['linea de vision', 'sight'], ['asignar heridas', 'wounds'], ['llega la carga', 'charge-roll'], ['distancia de carga', 'charge-distance'],
      ['moral', 'morale'], ['combate', 'clash'], ['disparo', 'volley'], ['curar', 'healing'], ['esta roto', 'broken'], ['duelo', 'duel'], ['quien empieza', 'supremacy'], ['cuanto marcha', 'march-distance'],
    ],
  },
  warcrow: {
    en: [
      ['who controls the objective', 'control'], ['willpower test', 'test'], ['stress', 'stress'], ['rally', 'rally'], ['flee', 'flee'], ['initiative', 'initiative'], ['military points', 'score'],
      ['victory points', 'final'], ['loot', 'pick-up'], ['time is up', 'time-up'], ['dice faces', 'faces'], ['join a unit', 'join'],
    ],
    es: [
      ['quien controla el objetivo', 'control'], ['prueba de voluntad', 'test'], ['estres', 'stress'], ['reagrupar', 'rally'], ['huir', 'flee'], ['iniciativa', 'initiative'], ['puntos militares', 'score'],
      ['puntos de victoria', 'final'], ['botin', 'pick-up'], ['se acaba el tiempo', 'time-up'], ['caras del dado', 'faces'], ['unirse a una unidad', 'join'],
    ],
  },
};

describe('the search of questions', () => {
  for (const [game, langs] of Object.entries(typed))
    for (const [lang, queries] of Object.entries(langs))
      it.each(queries)(`finds in ${game}, ${lang}: %s`, (query, wanted) => {
        const found = ranked(query, kinds(game, lang)).map((k) => k.kind);
        expect(found.slice(0, 3)).toContain(wanted);
      });

  it('finds nothing only where nothing is like it', () => {
    expect(ranked('can the zzyzx', kinds('regiments', 'en'))).toEqual([]);
    expect(ranked('xylophone charge', kinds('regiments', 'en')).length).toBeGreaterThan(0);
  });

  it('takes forms of a word for the same', () => {
    expect(stem('charging')).toBe(stem('charge'));
    expect(stem('saves')).toBe(stem('save'));
    expect(stem('heridas')).toBe(stem('herida'));
    expect(stem('cargar')).toBe(stem('carga'));
  });
});
