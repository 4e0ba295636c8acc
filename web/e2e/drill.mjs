/** A long day at an event: what the organiser does at the desk, and what the phones do meanwhile. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { about, choose, clicks, createEvent, main, organiser, paste, step, tab, type } from './organiser.mjs';
import { Phones } from './phones.mjs';

/** One click into the first field, the others with the key. */
async function fill(fields, scores) {
  await fields.first().click();
  for (let i = 0; i < scores.length; i++) await fields.nth(i).fill(String(scores[i]));
}

export class Day {
  /** Clicks of the organiser in each round, besides disputes. */
  clicks = [];
  disputes = 0;
  /** The day as a file says it. */
  steps = [];
  names = new Map();
  #soFar = 0;

  static async at(computer) {
    const day = new Day();
    day.desk = await organiser();
    day.desk.setDefaultTimeout(180_000); // 43 phones share the machine with the browser
    day.computer = computer;
    day.hall = { base: computer.base, id: '' };
    day.phones = new Phones(day.hall);
    return day;
  }

  // ---- what there is to see

  async view() {
    return (await this.desk.request.get(`${this.hall.base}/api/tourneys/${this.hall.id}?lang=en`)).json();
  }

  async games() {
    return (await this.view()).games.at(-1).games;
  }

  async game(table) {
    return (await this.games()).find((g) => g.table === table);
  }

  row(table, state = '') {
    return this.desk.locator(`tr[data-table="${table}"]${state && `[data-state=${state}]`}`);
  }

  written({ a, b }, [mp, ap, otherMp, otherAp]) {
    return { [this.names.get(a)]: `${mp}/${ap}`, [this.names.get(b)]: `${otherMp}/${otherAp}` };
  }

  // ---- before the first round

  async begin(people, settings) {
    const { desk, hall } = this;
    ({ id: hall.id } = await createEvent(desk, 'Drill', { ...settings, at: hall.base }));
    await paste(desk, `Nombre;Facción\n${people.map((name) => `${name};North`).join('\n')}`);
    await step(desk, 'checkIn');
    await main(desk);
    await step(desk, 'first');
    await desk.getByRole('link', { name: 'Cards with personal links' }).click();
    await this.#linksMadeBy(desk.getByRole('button', { name: 'Make the cards' }));
    assert.equal(await desk.locator('article svg').count(), people.length);
    await desk.getByRole('link', { name: 'Back to the event' }).click();
    await step(desk, 'first');
    await clicks(desk);
  }

  /** Links are scanned from the screen or from cards. */
  async #linksMadeBy(button) {
    const [answer] = await Promise.all([this.desk.waitForResponse((r) => r.url().includes('/links') && r.ok()), button.click()]);
    for (const link of (await answer.json()).links) {
      this.names.set(link.who, link.name);
      this.phones.add(link);
    }
  }

  // ---- the rounds

  async pair() {
    const { desk } = this;
    await main(desk);
    await step(desk, 'publish');
    await main(desk);
    await step(desk, 'play');
    await desk.getByRole('button', { name: /Start the clock/ }).click();
    await desk.locator('[role=timer][data-state=running]').first().waitFor();
    this.steps.push('pair');
  }

  async late(name, fillsBye) {
    const { desk } = this;
    await tab(desk, 'entrants');
    await type(desk.locator('#paste'), name);
    if (fillsBye) await desk.getByRole('checkbox', { name: /bye in round 1/ }).click();
    await this.#linksMadeBy(desk.getByRole('button', { name: 'Enter them' }));
    await desk.locator('dialog input[readonly]').waitFor();
    await desk.locator('dialog').getByRole('button', { name: 'Close' }).click();
    this.steps.push({ late: fillsBye ? { name, fillsBye } : name });
  }

  async noShow(table) {
    const { b } = await this.game(table);
    await this.row(table).getByRole('button').click();
    await this.desk.locator(`dialog [data-absent="${b}"]`).click();
    await this.row(table, 'done').waitFor();
    this.steps.push({ noShow: this.names.get(b) });
  }

  async accept() {
    await this.desk.getByRole('button', { name: 'Accept all reports' }).click();
  }

  async drop(who) {
    const dialog = await about(this.desk, this.names.get(who));
    await dialog.getByRole('button', { name: 'Drops out' }).click();
    await dialog.getByText('dropped').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    this.steps.push({ drop: this.names.get(who) });
  }

  /** A player wants to go home after the game. */
  async leavesAfter(who) {
    await this.phones.of(who).change({ do: 'drop' });
    await this.desk.locator('.ask button', { hasText: 'played to its end' }).click();
    await this.desk.locator('.ask').waitFor({ state: 'detached' });
  }

  /** Leaves in mid-round; the rest of the game is counted as it stands. */
  async concedeAndDrop(table, scores) {
    const { desk } = this;
    const game = await this.game(table);
    const name = this.names.get(game.b);
    const dialog = await about(desk, name);
    await dialog.getByRole('button', { name: 'Drops out' }).click();
    const give = desk.locator('.ask').getByRole('button', { name: 'It has begun' });
    await give.click();
    await fill(desk.locator('.ask fieldset input'), scores);
    await give.click();
    await desk.locator('.ask').waitFor({ state: 'detached' });
    this.steps.push({ concede: name, game: this.written(game, scores) }, { drop: name });
  }

  async disqualify(who) {
    const dialog = await about(this.desk, this.names.get(who));
    await dialog.locator('summary', { hasText: 'Penalty' }).click();
    await choose(this.desk, dialog.locator('select[aria-label=Penalty]'), 'disqualification');
    await type(dialog.locator('#p-why'), 'loaded dice');
    await dialog.getByRole('button', { name: 'Impose' }).click();
    await dialog.getByText('disqualified').first().waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    this.steps.push({ disqualify: this.names.get(who) });
  }

  /** A dispute, whose clicks are counted apart. */
  async settle(table) {
    this.#soFar += await clicks(this.desk);
    const { a } = await this.game(table);
    await this.row(table, 'disputed').getByRole('button', { name: /Decide/ }).click();
    const dialog = this.desk.locator('dialog');
    await dialog.locator('p', { hasText: `${this.names.get(a)}:` }).getByRole('button', { name: 'Take this' }).click();
    await type(dialog.locator('#g-why'), 'looked at the table');
    await dialog.locator('button.main').click();
    await this.row(table, 'done').waitFor();
    this.disputes += await clicks(this.desk);
  }

  async moreTime(table) {
    const { desk } = this;
    await desk.locator('summary', { hasText: 'More time' }).click();
    await type(desk.locator('[data-step] form input'), '10');
    await choose(desk, desk.locator('[data-step] form select'), String(table));
    await desk.getByRole('button', { name: 'Add', exact: true }).click();
    await this.row(table).locator('[role=timer]').waitFor();
  }

  /** A slip that somebody brings to the desk. */
  async slip(table, scores) {
    await type(this.desk.locator('#slip'), [table, ...scores].join(' '));
    await this.desk.keyboard.press('Enter');
    await this.row(table, 'done').waitFor();
  }

  async correct(round, index, scores) {
    const { desk } = this;
    await tab(desk, 'round');
    const wrong = (await this.view()).games[round - 1].games[index];
    await desk.getByRole('button', { name: `Round ${round}`, exact: true }).click();
    const row = this.row(wrong.table, 'done').filter({ hasText: this.names.get(wrong.a) }).filter({ hasText: this.names.get(wrong.b) });
    await row.getByRole('button').click();
    await fill(desk.locator('dialog fieldset input'), scores);
    await type(desk.locator('dialog #g-why'), 'columns swapped');
    await desk.locator('dialog button.main').click();
    await desk.locator('dialog').waitFor({ state: 'detached' });
    this.steps.push({ correct: { round, game: this.written(wrong, scores) } });
  }

  /** All is played; what it was goes into the file. */
  async over(next = 'pair') {
    await step(this.desk, next);
    const told = this.steps.slice(this.steps.lastIndexOf('pair'));
    const conceded = (g) => told.some((s) => s.concede === this.names.get(g.b));
    const all = (await this.games()).filter((g) => !g.absent?.length && !conceded(g));
    this.steps.push({ report: all.map((g) => this.written(g, g.sides.flatMap((s) => s.scores))) });
  }

  async counted() {
    this.clicks.push((await clicks(this.desk)) + this.#soFar);
    this.#soFar = 0;
  }

  // ---- phones and computers

  async play(manners, some = Infinity) {
    const outcomes = await this.phones.play((await this.games()).slice(0, some), manners);
    assert.deepEqual(outcomes.filter((o) => o.status === 'rejected').map((o) => String(o.reason)), []);
  }

  /** The server dies while they report; whatever a phone was told is there afterwards. */
  async playAndKill(manners) {
    const told = [];
    await this.phones.play(await this.games(), manners, (what) => {
      told.push(what);
      if (told.length === 8) void this.computer.kill();
    });
    await this.computer.kill();
    await this.desk.locator('.alert', { hasText: 'Connection lost' }).waitFor();
    await this.computer.start();
    const there = (await this.games()).flatMap((g) => [g.state !== 'open' && `${g.a} reports`, g.state === 'done' && `${g.b} confirms`]);
    assert.ok(told.length >= 8);
    assert.deepEqual(told.filter((what) => !there.includes(what)), [], 'acknowledged and lost');
    await this.play(manners);
  }

  /** To another computer in mid-round; whoever still reports to the old one is told. */
  async moveTo(computer) {
    const { desk } = this;
    const before = (await this.view()).standings;
    const late = (await this.games()).find((g) => g.state === 'open').a;
    await tab(desk, 'event');
    const [download] = await Promise.all([desk.waitForEvent('download'), desk.getByRole('button', { name: 'Move to another computer' }).click()]);
    const file = readFileSync(await download.path());
    await step(desk, 'moved');
    await assert.rejects(this.phones.of(late).change({ do: 'report', scores: [5, 1, 4, 2] }), /moved to another computer/);
    this.#soFar += await clicks(desk);
    await computer.start();
    this.computer = computer;
    this.hall.base = computer.base;
    await desk.goto(`${computer.base}/tourneys`);
    const [chooser] = await Promise.all([desk.waitForEvent('filechooser'), desk.locator('#ev-import').click()]);
    await chooser.setFiles({ name: 'event.json', mimeType: 'application/json', buffer: file });
    await step(desk, 'play');
    assert.deepEqual((await this.view()).standings, before);
  }
}
