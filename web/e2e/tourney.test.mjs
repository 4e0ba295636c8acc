import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { base, leave, quit, still, visitor } from './browser.mjs';
import { cramped, english, eventWords, serious } from './looks.mjs';
import { about, clicks, createEvent, entered, games, linkOf, main, organiser, paste, report, slip, standings, step, tab, todo, underWay } from './organiser.mjs';

after(quit);

/** MP and AP of both, whoever sits first. */
const played = {
  'Ana–Borja': [7, 2, 3, 1], 'Ana–Celia': [5, 2, 5, 2], 'Ana–Dora': [3, 2, 6, 3], 'Ana–Eva': [4, 1, 3, 1], 'Borja–Celia': [6, 1, 4, 3],
  'Borja–Dora': [5, 3, 5, 2], 'Borja–Eva': [2, 0, 8, 4], 'Celia–Dora': [5, 1, 4, 3], 'Celia–Eva': [4, 2, 8, 3], 'Dora–Eva': [6, 2, 6, 4],
};
function scoresOf(a, b) {
  const known = played[`${a}–${b}`];
  if (known) return known;
  const [a1, a2, b1, b2] = played[`${b}–${a}`];
  return [b1, b2, a1, a2];
}
const tableOf = (round, name) => round.find((g) => g.includes(name));
/** Everything a round costs the organiser in clicks. */
const most = 25;

describe('a day of five players', () => {
  it('is run from the desk with two phones, a bye, a drop and a correction', { timeout: 600_000 }, async () => {
    const desk = await organiser();
    const { id, code } = await createEvent(desk, 'Five companies', { seed: 11 });
    await paste(desk, 'name\tfaction\nAna\tNorth\nBorja\tSouth\nCelia\tNorth\nDora\tEast');
    const ana = await visitor({ phone: true });
    await ana.goto(await linkOf(desk, 'Ana'));
    await ana.waitForURL(`**/tourneys/${id}`);
    const eva = await visitor({ phone: true });
    await eva.goto(`${base}/join/${code}`);
    await eva.locator('#j-name').fill('Eva');
    await eva.locator('#j-shownAs').fill('Foxglove');
    await eva.locator('form button.main').tap();
    await eva.locator('.notice').waitFor();
    await eva.locator('main button.main').tap();
    await step(desk, 'checkIn');
    await main(desk);
    await step(desk, 'first');
    await clicks(desk);

    // round 1: changed by hand so that the two phones meet, then reported by one and confirmed by the other
    await desk.locator('[data-step=first] button.main').last().click();
    await step(desk, 'publish');
    await meet(desk, 'Ana', 'Eva');
    assert.equal(await tables(id), 0, 'nobody sees the round before it is published');
    await main(desk);
    await step(desk, 'play');
    await desk.getByRole('button', { name: /Start the clock/ }).click();
    await todo(ana, 'report');
    await ana.locator('[role=timer][data-state=running]').waitFor();
    const first = await games(desk);
    const [table, a, b] = tableOf(first, 'Ana');
    assert.deepEqual([a, b].sort(), ['Ana', 'Eva']);
    await report(ana, scoresOf(a, b));
    await todo(ana, 'waitConfirm');
    await todo(eva, 'confirm');
    await eva.locator('[data-todo=confirm] button.main').tap();
    await desk.locator(`tr[data-table="${table}"][data-state=done]`).waitFor();
    for (const [t, x, y] of first) if (t !== table) await slip(desk, t, scoresOf(x, y));
    await step(desk, 'pair');
    const used = [await clicks(desk)];

    // round 2: the phones report, nobody confirms, the organiser accepts all
    await main(desk);
    await step(desk, 'publish');
    await main(desk);
    await step(desk, 'play');
    const second = await games(desk);
    for (const [phone, name] of [[ana, 'Ana'], [eva, 'Eva']]) {
      const game = tableOf(second, name);
      if (!game) continue;
      await todo(phone, 'report');
      await report(phone, scoresOf(game[1], game[2]));
      await todo(phone, 'waitConfirm');
    }
    await desk.locator('tr[data-state=reported]').first().waitFor();
    for (const [t, x, y] of second) if (!['Ana', 'Eva'].includes(x) && !['Ana', 'Eva'].includes(y)) await slip(desk, t, scoresOf(x, y));
    await desk.getByRole('button', { name: 'Accept all reports' }).click();
    await step(desk, 'pair');
    used.push(await clicks(desk));

    // between the rounds: one leaves, and a slip of the pen in round 1 is put right
    const dialog = await about(desk, 'Dora');
    await dialog.getByRole('button', { name: 'Drops out' }).click();
    await dialog.getByText('dropped').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await tab(desk, 'round');
    await desk.getByRole('button', { name: 'Round 1', exact: true }).click();
    await desk.locator(`tr[data-table="${table}"]`, { hasText: a }).filter({ hasText: b }).waitFor(); // not yet that of round 2
    await correct(desk, table, a === 'Ana' ? [4, 1, 5, 1] : [5, 1, 4, 1]);

    // round 3: four are left, all by slips, no bye
    await desk.locator('[data-step=pair] button.main').click();
    await step(desk, 'publish');
    assert.equal(await desk.locator('.pairs li').count(), 2);
    await main(desk);
    await step(desk, 'play');
    for (const [t, x, y] of await games(desk)) await slip(desk, t, scoresOf(x, y));
    await step(desk, 'close');
    used.push(await clicks(desk));
    await main(desk);
    await step(desk, 'done');

    assert.deepEqual(await standings(desk), known);
    assert.ok(used.every((n) => n <= most), `clicks of the rounds: ${used}`);
    const names = await publicNames(id);
    assert.ok(names.includes('Foxglove') && !names.includes('Eva'), names.join());
    for (const page of [desk, ana, eva]) assert.deepEqual(page.complaints, []);
    for (const page of [desk, ana, eva]) await leave(page);
  });

  /** From `./vexillum tourney run web/e2e/five.yaml`, the same event as a file: place, name, TP, VP, scored, conceded, games, byes, lot, rating. */
  const known = [
    ['1', 'Eva', '10', '27', '18', '7', '2', '1', '3', '1024'],
    ['2', 'Ana North', '7', '21', '21', '17', '3', '0', '5', '1008'],
    ['3', 'Celia North', '6', '20', '13', '14', '2', '1', '4', '992'],
    ['4', 'Dora East (dropped)', '4', '14', '14', '14', '2', '0', '2', '1000'],
    ['5', 'Borja South', '3', '14', '14', '28', '3', '0', '1', '976'],
  ];

  /** Two people are picked and change places, so that both sit at one table. */
  async function meet(desk, one, other) {
    const rows = await desk.locator('.pairs li').evaluateAll((all) => all.map((li) => [...li.querySelectorAll('button')].map((b) => b.textContent.trim())));
    const row = rows.find((names) => names.includes(one));
    if (row.includes(other)) return;
    const target = row.length === 2 ? row.find((name) => name !== one) : undefined;
    const [from, to] = target ? [target, other] : [one, rows.find((names) => names.includes(other)).find((name) => name !== other)];
    await desk.locator('.pairs').getByRole('button', { name: from, exact: true }).click();
    await desk.locator('.pairs').getByRole('button', { name: to, exact: true }).click();
    await desk.locator('.pairs li', { hasText: one }).filter({ hasText: other }).waitFor();
  }

  async function correct(desk, table, scores) {
    await desk.locator(`tr[data-table="${table}"] button`).click();
    const dialog = desk.locator('dialog');
    const fields = dialog.locator('fieldset input');
    for (let i = 0; i < scores.length; i++) await fields.nth(i).fill(String(scores[i]));
    await dialog.locator('#g-why').fill('slip of the pen');
    await dialog.locator('button.main').click();
    await dialog.waitFor({ state: 'detached' });
  }

  const publicView = async (id) => (await fetch(`${base}/api/tourneys/${id}?as=public`)).json();
  const tables = async (id) => (await publicView(id)).games.length;
  const publicNames = async (id) => (await publicView(id)).entrants.map((e) => e.name);
});

/** The phone of a player who came by the own link. */
async function phoneOf(event, who) {
  const page = await visitor({ phone: true });
  await page.goto(base + (await event.link(who)));
  await page.locator('[data-todo]').waitFor();
  return page;
}

describe('what does not go by itself', () => {
  it('is a dispute that the referee settles, and a drop in mid-round that is asked about', { timeout: 300_000 }, async () => {
    const desk = await organiser();
    const event = await underWay(desk, 'en');
    const [game] = event.games;
    const [a, b] = [await phoneOf(event, game.a), await phoneOf(event, game.b)];
    await report(a, [7, 2, 3, 1]);
    await todo(b, 'confirm');
    await b.getByRole('button', { name: 'No, it was different' }).tap();
    await report(b, [7, 2, 3, 2]);
    await Promise.all([todo(a, 'disputed'), todo(b, 'disputed')]);

    const referee = await visitor();
    const { links } = await event.call(`/${event.id}/links`, { role: 'referee' });
    await referee.goto(base + new URL(links[0].url).pathname);
    const row = referee.locator(`tr[data-table="${game.table}"]`);
    await row.and(referee.locator('[data-state=disputed]')).waitFor();
    assert.equal(await referee.locator('#tab-event').count(), 0, 'the event as a whole is the organiser’s');
    await row.getByRole('button', { name: /Decide/ }).click();
    await referee.locator('dialog').getByRole('button', { name: 'Take this' }).nth(1).click();
    await referee.locator('dialog #g-why').fill('both counted again');
    await referee.locator('dialog button.main').click();
    await row.and(referee.locator('[data-state=done]')).waitFor();
    assert.match(await row.innerText(), /7\/2 – 3\/2/);
    await todo(a, 'wait');

    const c = await phoneOf(event, event.games[1].a);
    await c.locator('summary', { hasText: 'My name' }).tap();
    await c.getByRole('button', { name: 'Leave the event' }).tap();
    await c.locator('dialog button.main').tap();
    await desk.goto(`${base}/tourneys/${event.id}`);
    await desk.locator('.ask button').last().waitFor();
    await desk.locator('.ask button', { hasText: 'played to its end' }).click();
    await tab(desk, 'entrants');
    await desk.getByText('leaves after this round').first().waitFor();
    for (const page of [desk, a, b, c, referee]) assert.deepEqual(page.complaints, []);
    for (const page of [desk, a, b, c, referee]) await leave(page);
  });

  it('is a list with a unit nobody has typed yet, which only its owner and the desk see', { timeout: 300_000 }, async () => {
    const desk = await organiser();
    const event = await entered(desk, 'en');
    const player = await phoneOf(event, '#1');
    await player.locator('#list-text').fill('Grey Marshal [High Command] (3 CP) x1 (60 pts)');
    await player.getByRole('button', { name: 'Only check' }).tap();
    await player.getByRole('button', { name: /Type what Grey Marshal/ }).tap();
    await player.locator('dialog input[type=number]').first().fill('60');
    await player.locator('dialog #u-keys').fill('High Command');
    await player.locator('dialog button.main').tap();
    await player.locator('dialog').waitFor({ state: 'detached' });
    await player.getByRole('button', { name: 'Hand in' }).tap();
    await player.locator('pre', { hasText: 'Grey Marshal' }).waitFor();

    await desk.goto(`${base}/tourneys/${event.id}`);
    await tab(desk, 'lists');
    await desk.locator('details.card summary', { hasText: 'Ana' }).click();
    await desk.locator('details.card pre', { hasText: 'Grey Marshal' }).waitFor();
    await tab(desk, 'units');
    await desk.getByRole('button', { name: 'Confirm' }).click();
    await desk.getByText('not confirmed').waitFor({ state: 'detached' });
    const others = await fetch(`${base}/api/tourneys/${event.id}/lists`);
    assert.ok(!others.ok || (await others.json()).lists.length === 0, 'a stranger sees no list');
    for (const page of [desk, player]) assert.deepEqual(page.complaints, []);
    for (const page of [desk, player]) await leave(page);
  });

  it('is a step taken back, a late entry, a penalty, a link renewed, and the event carried elsewhere', { timeout: 300_000 }, async () => {
    const desk = await organiser();
    const event = await entered(desk, 'en');
    const old = await event.link('#1');
    await event.change({ do: 'pair' });
    await desk.goto(`${base}/tourneys/${event.id}`);
    await main(desk);
    await step(desk, 'play');
    await desk.getByRole('button', { name: /Undo/ }).first().click();
    await step(desk, 'publish');
    await main(desk);
    await step(desk, 'play');

    await tab(desk, 'entrants');
    await desk.locator('#paste').fill('Fran');
    await desk.getByLabel('Takes the place of the bye in round 1').check();
    await desk.getByRole('button', { name: 'Enter them' }).click();
    await desk.locator('dialog input[readonly]').waitFor(); // Fran’s link, to be scanned
    await desk.locator('dialog').getByRole('button', { name: 'Close' }).click();
    await tab(desk, 'round');
    await desk.locator('tr[data-table]', { hasText: 'Fran' }).waitFor();

    let dialog = await about(desk, 'Borja');
    await dialog.locator('summary', { hasText: 'Penalty' }).click();
    await dialog.locator('select[aria-label=Penalty]').selectOption('TP');
    await dialog.locator('#p-why').fill('late');
    await dialog.getByRole('button', { name: 'Impose' }).click();
    await dialog.getByText('Round 1: −1 TP').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();

    dialog = await about(desk, 'Ana');
    await dialog.locator('summary', { hasText: 'Personal link' }).click();
    await dialog.getByRole('button', { name: /Renew/ }).click();
    await dialog.locator('input[readonly]').waitFor();
    const stranger = await visitor();
    await stranger.goto(base + old);
    await stranger.locator('[role=alert]').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await tab(desk, 'log');
    await desk.locator('li.undone').first().waitFor();
    await tab(desk, 'event');
    const [download] = await Promise.all([desk.waitForEvent('download'), desk.getByRole('link', { name: /Whole event/ }).click()]);
    await desk.goto(`${base}/tourneys`);
    await desk.locator('#ev-import').setInputFiles({ name: 'event.json', mimeType: 'application/json', buffer: readFileSync(await download.path()) });
    await desk.waitForURL(`**/tourneys/${event.id}`);
    await desk.locator('tr[data-table]', { hasText: 'Fran' }).waitFor();
    assert.deepEqual(desk.complaints, []);
    for (const page of [desk, stranger]) await leave(page);
  });
});

for (const lang of ['en', 'es'])
  describe(`every page of an event in ${lang}`, () => {
    async function look(page, where) {
      assert.deepEqual(await serious(page), [], where);
      if (lang === 'es') assert.deepEqual(await english(page, eventWords), [], where);
    }
    async function open(page, path) {
      await page.goto(base + path);
      await page.locator('main h1').first().waitFor();
      await page.waitForFunction(() => !document.querySelector('main [role=status]')?.textContent?.match(/moment|momento/));
    }

    it('is accessible and in one language', { timeout: 600_000 }, async () => {
      const page = await organiser({ lang });
      const { id, code, season, change, games: [first] } = await underWay(page, lang);
      await change({ do: 'list', who: '#1', text: 'Mariscal gris [Alto mando] (3 PM) x1 (60 pts)' });
      await change({ do: 'report', table: first.table, scores: [7, 2, 3, 1] });
      await open(page, `/tourneys/${id}`);
      for (const name of ['round', 'entrants', 'lists', 'units', 'standings', 'log', 'event']) {
        await tab(page, name);
        await still(page);
        await page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)));
        await look(page, name);
      }
      for (const name of ['pairings', 'slips', 'standings', 'awards', 'cards']) {
        await open(page, `/tourneys/${id}/print/${name}`);
        await look(page, name);
        if (name === 'slips') assert.equal(await page.locator('article .qr svg').count(), 2, 'each slip has its code');
      }
      const stranger = await visitor({ lang });
      await open(stranger, `/tourneys/${id}/table/${first.table}`);
      await stranger.locator('.alert').waitFor();
      await look(stranger, 'a slip without a link');
      await leave(stranger);
      for (const path of [`/tourneys/${id}/public`, `/tourneys/${id}/screen`, `/tourneys/${id}/table/1`, `/join/${code}`, `/season/${season}`]) {
        await open(page, path);
        await look(page, path);
      }
      assert.deepEqual(page.complaints, []);
      await leave(page);
    });

    it('fits on a phone', { timeout: 600_000 }, async () => {
      const page = await organiser({ lang, phone: true });
      const { id, code, season, games: [first], link } = await underWay(page, lang);
      await open(page, `/tourneys/${id}`);
      for (const name of ['round', 'entrants', 'lists', 'units', 'standings', 'log', 'event']) {
        await tab(page, name);
        await still(page);
        assert.deepEqual(await cramped(page), [], name);
      }
      for (const path of ['/tourneys', '/tourneys/new', `/tourneys/${id}/public`, `/tourneys/${id}/screen`, `/tourneys/${id}/print/slips`, `/join/${code}`, `/season/${season}`]) {
        await open(page, path);
        assert.deepEqual(await cramped(page), [], path);
      }
      const player = await visitor({ lang, phone: true });
      await open(player, await link(first.a));
      await player.locator('[data-todo]').waitFor();
      assert.deepEqual(await cramped(player), [], 'player');
      await look(player, 'player');
      for (const each of [page, player]) await leave(each);
    });
  });
