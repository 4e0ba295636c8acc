/** What an organiser does besides the rounds. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { base, leave, quit, visitor } from './browser.mjs';
import { about, entered, organiser, step, tab, underWay } from './organiser.mjs';

after(quit);

const list = (name) => `${name} [High Command] (3 CP) x1 (60 pts)`;

async function at(desk, event) {
  await desk.goto(`${base}/tourneys/${event.id}`);
  await desk.locator('[data-step]').waitFor();
}

async function done(...pages) {
  for (const page of pages) assert.deepEqual(page.complaints, []);
  for (const page of pages) await leave(page);
}

describe('the organiser', () => {
  it('closes registration before its time, and opens it again', { timeout: 120_000 }, async () => {
    const desk = await organiser();
    const event = await entered(desk, 'en');
    const stranger = await visitor({ phone: true });
    const closed = stranger.getByText('Registration is closed. Ask the organiser.');
    async function set(closing) {
      await desk.getByRole('checkbox', { name: 'Registration is closed' }).setChecked(closing);
      await desk.locator('form button.main').click();
      await desk.locator('form button.main:disabled').waitFor();
      await stranger.goto(`${base}/join/${event.code}`);
    }
    await at(desk, event);
    await tab(desk, 'event');
    await desk.locator('summary', { hasText: 'More settings' }).click();
    await set(true);
    await closed.waitFor();
    assert.equal(await stranger.locator('#j-name').count(), 0);
    const forced = await stranger.request.post(`${base}/api/tourneys/${event.id}/entry`, { data: { name: 'Zoe' } });
    assert.equal(forced.status(), 409, 'the form is not all that keeps people out');
    await set(false);
    await stranger.locator('#j-name').fill('Zoe');
    await stranger.locator('form button.main').tap();
    await stranger.locator('.notice').waitFor();
    await tab(desk, 'entrants');
    await desk.locator('tr[data-entrant]', { hasText: 'Zoe' }).waitFor();
    await done(desk, stranger);
  });

  it('opens the lists, which nobody else has seen until then', { timeout: 120_000 }, async () => {
    const desk = await organiser();
    const event = await underWay(desk, 'en');
    for (const who of ['#1', '#2']) await event.change({ do: 'list', who, text: list(`Marshal of ${who}`) });
    const rival = await visitor({ phone: true });
    await rival.goto(base + (await event.link('#2')));
    await rival.waitForURL(/\/tourneys\//); // the link has been exchanged
    const stranger = await visitor();
    await stranger.goto(`${base}/tourneys/${event.id}/public`);
    await stranger.locator('main h1').waitFor();
    const seen = async (page) => JSON.stringify(await (await page.request.get(`${base}/api/tourneys/${event.id}/lists`)).json());
    assert.ok(!(await seen(stranger)).includes('Marshal'));
    assert.ok((await seen(rival)).includes('Marshal of #2') && !(await seen(rival)).includes('Marshal of #1'), 'only the own list');
    assert.equal(await stranger.locator('summary', { hasText: 'Lists' }).count(), 0);

    await at(desk, event);
    await tab(desk, 'lists');
    await desk.getByRole('button', { name: 'Open the lists to everybody' }).click();
    await desk.getByText('Everybody may see the lists.').waitFor();
    for (const page of [stranger, rival]) {
      await page.locator('summary', { hasText: /^Lists$/ }).click();
      await page.getByText('Marshal of #1').waitFor();
    }
    await done(desk, stranger, rival);
  });

  it('removes what is known of a person after the event; games and places stay', { timeout: 120_000 }, async () => {
    const desk = await organiser();
    const event = await underWay(desk, 'en');
    await event.change({ do: 'list', who: '#1', text: list('Marshal of Ana García') });
    for (const { table } of event.games) await event.change({ do: 'report', table, scores: [7, 2, 3, 1], why: 'told by Ana García' });
    const own = await event.link('#1');
    await at(desk, event);
    let dialog = await about(desk, 'Ana García');
    assert.equal(await dialog.locator('summary', { hasText: 'Remove personal data' }).count(), 0, 'not during the event');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await tab(desk, 'event');
    await desk.getByRole('button', { name: 'Close before the last round' }).click();
    await step(desk, 'done');
    const before = (await (await desk.request.get(`${base}/api/tourneys/${event.id}`)).json()).standings.lines.find((l) => l.who === '#1');

    dialog = await about(desk, 'Ana García');
    await dialog.locator('summary', { hasText: 'Remove personal data' }).click();
    await dialog.getByRole('checkbox', { name: 'Yes, remove it for good' }).check();
    await dialog.getByRole('button', { name: 'Remove personal data' }).click();
    await desk.locator('tr[data-entrant="#1"]', { hasText: '#1' }).waitFor();
    const after = (await (await desk.request.get(`${base}/api/tourneys/${event.id}`)).json()).standings.lines.find((l) => l.who === '#1');
    assert.deepEqual({ ...after, name: before.name }, before, 'place and points are the same');
    await tab(desk, 'event');
    const [download] = await Promise.all([desk.waitForEvent('download'), desk.getByRole('link', { name: /Whole event/ }).click()]);
    const stranger = await visitor();
    const texts = [readFileSync(await download.path(), 'utf8')];
    for (const name of ['entrants', 'standings', 'round', 'lists', 'log']) {
      await tab(desk, name);
      texts.push(await desk.locator('#panel').innerText());
    }
    await stranger.goto(`${base}/tourneys/${event.id}/public`);
    await stranger.locator('main table').first().waitFor();
    texts.push(await stranger.locator('main').innerText());
    assert.deepEqual(texts.filter((text) => /Ana|García/.test(text)), []);
    await stranger.goto(base + own);
    await stranger.locator('[role=alert]').waitFor();
    await done(desk, stranger);
  });

  it('takes back the last step of a round, and no result is lost', { timeout: 120_000 }, async () => {
    const desk = await organiser();
    const event = await underWay(desk, 'en');
    const [first, second] = event.games;
    const phone = await visitor({ phone: true });
    await phone.goto(base + (await event.link(first.a)));
    await phone.waitForURL(/\/tourneys\//); // the link has been exchanged
    const told = await phone.request.post(`${base}/api/tourneys/${event.id}/changes`, { data: { do: 'report', scores: [7, 2, 3, 1] } });
    assert.equal(told.status(), 200);
    const undo = desk.getByRole('button', { name: /^Undo/ });
    const row = (table, state) => desk.locator(`tr[data-table="${table}"][data-state=${state}]`);
    await at(desk, event);

    // the round cannot be hidden again under a report that rests on it
    await row(first.table, 'reported').waitFor();
    await undo.click();
    await desk.locator('.alert[role=alert]', { hasText: 'cannot be taken back' }).waitFor();
    await row(first.table, 'reported').waitFor();

    await desk.locator('#slip').fill(`${second.table} 5 1 4 2`);
    await desk.keyboard.press('Enter');
    await row(second.table, 'done').waitFor();
    await desk.getByRole('button', { name: 'Accept all reports' }).click();
    await step(desk, 'pair');
    await undo.click(); // accepted too soon
    await row(first.table, 'reported').waitFor();
    await row(second.table, 'done').waitFor();
    assert.match(await row(first.table, 'reported').innerText(), /7\/2 – 3\/1/);
    await row(first.table, 'reported').getByRole('button', { name: /^Accept/ }).click();
    await step(desk, 'pair');

    await desk.locator('[data-step=pair] button.main').click();
    await step(desk, 'publish');
    assert.match(await undo.innerText(), /[Rr]ound 2/);
    await undo.click(); // paired too soon
    await step(desk, 'pair');
    for (const { table } of event.games) await row(table, 'done').waitFor();
    await tab(desk, 'log');
    await desk.locator('li.undone').nth(1).waitFor(); // what was taken back stays in the trail
    await done(desk, phone);
  });

  it('corrects an earlier round while reports of this one come in', { timeout: 120_000 }, async () => {
    const desk = await organiser();
    const event = await underWay(desk, 'en');
    for (const { table } of event.games) await event.change({ do: 'report', table, scores: [5, 1, 4, 2] });
    await event.change({ do: 'pair' });
    const { view } = await event.change({ do: 'publish' });
    await at(desk, event);
    const round = (n) => desk.getByRole('button', { name: `Round ${n}`, exact: true });
    await round(1).click();
    await desk.locator('tr[data-table="1"][data-state=done] button').click();
    await desk.locator('dialog fieldset input').first().fill('7');
    await event.change({ do: 'report', table: view.games[1].games[0].table, scores: [3, 0, 3, 0] });
    await desk.locator('[data-step=play]', { hasText: '1 table has not reported' }).waitFor();
    assert.equal(await round(1).getAttribute('aria-pressed'), 'true', 'nothing takes away the round that is looked at');
    await desk.locator('dialog #g-why').fill('slip of the pen');
    await desk.locator('dialog button.main').click();
    await desk.locator('dialog').waitFor({ state: 'detached' });
    const now = (await (await desk.request.get(`${base}/api/tourneys/${event.id}`)).json()).games;
    assert.deepEqual(now[0].games.find((g) => g.table === 1).sides.map((side) => side.scores), [[7, 1], [4, 2]]);
    await done(desk);
  });
});
