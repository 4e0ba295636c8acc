import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { leave, quit } from './browser.mjs';
import { Computer, vexillum } from './computer.mjs';
import { Day } from './drill.mjs';
import { main, standings, step, tab } from './organiser.mjs';
import { scoresOf } from './phones.mjs';

const people = Array.from({ length: 41 }, (_, i) => `P${String(i + 1).padStart(2, '0')}`);
const settings = { rounds: 5, seed: 4711 };
/** What a round may cost the organiser in clicks, besides disputes. */
const most = 25;
let home, elsewhere;

before(async () => {
  [home, elsewhere] = [await Computer.bought(), await Computer.bought()];
  await home.start();
});
after(async () => {
  await quit();
  for (const computer of [home, elsewhere]) await computer.thrownAway();
});

describe('a day of 41 entrants', () => {
  it('is run from the desk and ends as the same day from a file', { timeout: 900_000 }, async (t) => {
    const day = await Day.at(home);
    const { desk } = day;
    await day.begin(people, settings);

    // two come late, two do not come, two reports are never confirmed
    await day.pair();
    await day.late('Late One', true);
    await tab(desk, 'round');
    await day.play({ 2: 'away', 3: 'away', 5: 'silent', 6: 'silent' });
    await day.noShow(2);
    await day.noShow(3);
    await day.accept();
    await day.over();
    await day.drop((await day.game(2)).b);
    await day.late('Late Two', false);
    await day.counted();

    // one leaves after the game, two tables disagree, the server is killed
    await day.pair();
    const leaver = (await day.game(9)).a;
    await day.leavesAfter(leaver);
    await day.playAndKill({ 1: 'contrary', 4: 'contrary' });
    await day.settle(1);
    await day.settle(4);
    await day.over();
    day.steps.push({ drop: day.names.get(leaver) });
    await day.counted();

    // to another computer in mid-round; one gives up and leaves, one is thrown out
    await day.pair();
    const manners = { 1: 'away', 2: 'away', 7: 'silent', 8: 'silent' };
    await day.play(manners, 6);
    await day.moveTo(elsewhere);
    await day.play(manners);
    await day.concedeAndDrop(1, [9, 3, 2, 1]);
    await day.disqualify((await day.game(2)).a);
    await day.accept();
    await day.over();
    await day.counted();

    // one table needs more time, two disagree, the server is killed again; a result of round 2 was wrong
    await day.pair();
    await day.moreTime(3);
    await day.playAndKill({ 2: 'contrary', 5: 'contrary', 3: 'away' });
    await day.slip(3, scoresOf(await day.game(3)));
    await day.settle(2);
    await day.settle(5);
    await day.over();
    await day.correct(2, 6, [1, 0, 9, 4]);
    await day.counted();

    await day.pair();
    await day.play({ 10: 'silent', 11: 'silent' });
    await day.accept();
    await day.over('close');
    await main(desk);
    await step(desk, 'done');
    await day.counted();

    t.diagnostic(`clicks of the organiser in each round: ${day.clicks.join(', ')}; besides these ${day.disputes} for four disputes`);
    assert.deepEqual(await shown(desk), await fromFile(day.steps));
    assert.ok(day.clicks.every((n) => n <= most), `clicks in the rounds: ${day.clicks}`);
    assert.deepEqual(desk.complaints, []);
    await leave(desk);
  });

  /** Place, name, TP, VP, conceded, games, byes and lot, as the desk shows them. */
  async function shown(desk) {
    const rows = await standings(desk);
    return rows.map(([place, name, tp, vp, , conceded, played, byes, lot]) => [place, name.replace(/ North| \(.*/g, ''), tp, vp, conceded, played, byes, lot]);
  }

  async function fromFile(steps) {
    const file = join(home.data, 'drill.json');
    writeFileSync(file, JSON.stringify({ name: 'Drill', ...settings, entrants: people.map((name) => ({ name, faction: 'North' })), steps }));
    const { final } = JSON.parse(await vexillum('tourney', 'run', file, '--json'));
    return final.map((l) => [l.place || '–', l.company, l.tp, l.vp, l.conceded, l.games, l.byes, l.lot].map(String));
  }
});
