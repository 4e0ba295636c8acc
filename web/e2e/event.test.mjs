import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { base, leave, quit, visitor } from './browser.mjs';
import { entered, tab, todo, underWay } from './organiser.mjs';
import { begin } from './warcrow.mjs';

after(quit);

/** A player who came by his own link. */
async function player(event, who, lang) {
  const phone = await visitor({ phone: true, lang });
  await phone.goto(base + (await event.link(who)));
  await todo(phone, 'report');
  return phone;
}
/** Somebody who came by the link for referees. */
async function judge(event) {
  const page = await visitor();
  const { links } = await event.call(`/${event.id}/links`, { role: 'referee' });
  await page.goto(base + new URL(links[0].url).pathname);
  await page.waitForURL(/\/tourneys\//);
  return page;
}
async function end(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.complaints, []);
    await leave(page);
  }
}

describe('the rules of an event', () => {
  for (const [lang, name] of [['en', 'Rules of this event'], ['es', 'Reglas propias del torneo']])
    it(`are read before one registers, and on every player's page: ${lang}`, { timeout: 120_000 }, async () => {
      const desk = await visitor({ lang });
      const event = await entered(desk, lang);
      await event.change({ do: 'set', settings: { specialRules: 'No dogs.\nBring two dice.' } });
      const stranger = await visitor({ lang, phone: true });
      await stranger.goto(`${base}/join/${event.code}`);
      await stranger.getByRole('heading', { name }).waitFor();
      await stranger.getByText('Bring two dice.').waitFor();
      await event.change({ do: 'drawAdventures' });
      await event.change({ do: 'pair' });
      await event.change({ do: 'publish' });
      const phone = await player(event, '#1', lang);
      const rules = phone.locator('details', { hasText: name });
      assert.equal(await rules.getByText('Bring two dice.').isVisible(), false, 'in a round they are folded');
      await rules.locator('summary').tap();
      await rules.getByText('Bring two dice.').waitFor();
      await end(desk, stranger, phone);
    });
});

describe('what stands for something else', () => {
  it('is approved at the desk, and shown to the rival alone', { timeout: 200_000 }, async () => {
    const desk = await visitor();
    const event = await underWay(desk, 'en');
    const [game, other] = event.games;
    await desk.goto(`${base}/tourneys/${event.id}`);
    await tab(desk, 'entrants');
    await desk.locator(`tr[data-entrant="${game.a}"] button`).last().click();
    const dialog = desk.locator('dialog');
    await dialog.locator('summary', { hasText: 'Check of miniatures and material' }).click();
    await dialog.getByLabel('Unit', { exact: true }).fill('Riders');
    await dialog.getByLabel('Miniature used').fill('Goats');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByText(/Riders: Goats/).waitFor();
    const rival = await player(event, game.b, 'es');
    await rival.getByText('juega con sustitutos').waitFor();
    const told = await rival.locator('li', { hasText: 'Riders: Goats' }).innerText();
    assert.match(told, /Goats.* \(aprobado: Organización\)$/);
    const stranger = await player(event, other.a);
    assert.equal(await stranger.getByText('plays with substitutes').count(), 0);
    await end(desk, rival, stranger);
  });
});

describe('the season', () => {
  for (const [lang, name] of [['en', 'Who wins the season'], ['es', 'Quién gana la temporada']])
    it(`names who won what: ${lang}`, { timeout: 200_000 }, async () => {
      const desk = await visitor({ lang });
      const event = await underWay(desk, lang);
      await event.change({ do: 'set', settings: { rounds: 3 } });
      for (let round = 1; ; round++) {
        const view = await (await desk.request.get(`${base}/api/tourneys/${event.id}`)).json();
        for (const { table } of view.games.at(-1).games) await event.change({ do: 'report', table, scores: [7, 2, 3, 1] });
        if (round === 3) break;
        await event.change({ do: 'pair' });
        await event.change({ do: 'publish' });
      }
      const { view } = await event.change({ do: 'close' });
      const guest = await visitor({ lang, phone: true });
      await guest.goto(`${base}/season/${view.season}`);
      const prizes = guest.locator('section', { has: guest.getByRole('heading', { name }) });
      await prizes.locator('li').first().waitFor();
      const leader = await guest.locator('tbody tr').first().locator('button').innerText();
      assert.match(await prizes.innerText(), new RegExp(leader));
      assert.equal(await guest.evaluate(() => document.documentElement.scrollWidth), 360);
      await end(desk, guest);
    });
});

describe('the referee of an event', () => {
  it('sits at a table of it by office, asked by nobody, and decides when called', { timeout: 300_000 }, async () => {
    const desk = await visitor();
    const event = await underWay(desk, 'en');
    const [game] = event.games;
    const [ana, ben] = [await player(event, game.a), await player(event, game.b)];
    await begin(ana, { scenario: 'take-positions', feat: 'rift', opponent: 'link' });
    await ben.goto(await ana.locator('input[readonly]').inputValue());
    await ana.locator('a.main').tap();
    for (const phone of [ana, ben]) await phone.locator('.play').waitFor();
    const match = new URL(ana.url()).pathname.split('/').pop();
    const given = await ana.request.post(`${base}/api/tourneys/${event.id}/changes`, { data: { do: 'match', as: 'player', match, side: 'A' } });
    assert.ok(given.ok(), await given.text());

    const eva = await judge(event);
    await eva.goto(`${base}/tourneys/${event.id}`);
    await eva.locator(`tr[data-table="${game.table}"] button`).last().click();
    await eva.locator('dialog').getByRole('button', { name: 'Sit down there as the referee' }).click();
    await eva.getByText('You watch. You may decide as soon as a player calls the referee.').waitFor();
    await ana.locator('#tab-log').tap();
    await ana.locator('.lines').getByText(/The referee of the event “Autumn cup” sits at this table, by office/).waitFor();
    await ana.locator('#tab-more').tap();
    await ana.getByRole('button', { name: 'Call the referee' }).tap();
    await eva.getByText('You have been called').waitFor();
    assert.equal(await ana.locator('dialog').count(), 0, 'nobody needs a link');

    await eva.getByRole('button', { name: 'Change something on the table' }).click();
    const dialog = eva.locator('dialog');
    await dialog.getByText('nobody is asked').waitFor();
    await dialog.getByLabel('MP', { exact: true }).fill('4');
    await dialog.getByLabel('Why').fill('miscounted');
    await dialog.getByRole('button', { name: 'Decide so' }).click();
    await ben.locator('#tab-log').tap();
    await ben.locator('.lines').getByText(/The referee decided: .*miscounted/).waitFor();
    await eva.getByRole('button', { name: 'End the game as it stands' }).click();
    await dialog.getByRole('button', { name: 'Decide so' }).click();
    for (const page of [ana, ben, eva]) await page.locator('.play[data-over=true]').waitFor();
    await end(desk, ana, ben, eva);
  });
});
