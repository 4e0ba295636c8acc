import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { base, leave, quit, visitor } from './browser.mjs';
import { english, serious } from './looks.mjs';
import { entered, todo } from './organiser.mjs';
import { begin, look, news, referee, refereeTogether, seenByAll, tap } from './warcrow.mjs';

after(quit);

const scenarios = ['take-positions', 'expanse', 'influence-zones', 'loot', 'consolidated-progress', 'quadrants'];
const feats = ['track', 'decapitation', 'rift', 'banner', 'resources'];

function judge(activations, t) {
  const still = activations.filter((a) => !a.near);
  const near = activations.filter((a) => a.near);
  t.diagnostic(`${activations.length} activations; ${still.length} without change, ${near.length} near something with at most ${Math.max(...near.map((a) => a.taps))} taps`);
  assert.equal(activations.length, 30, 'three rounds of five turns for two companies');
  assert.ok(still.every((a) => a.taps === 1 || a.taps === 2), 'one tap, and one more only where an effect was offered');
  assert.ok(still.some((a) => a.taps === 1));
  assert.ok(near.length > 5 && near.every((a) => a.taps <= 4), `${JSON.stringify(near)}`);
}

async function counted(page) {
  const text = await page.locator('.over').innerText();
  const lines = await page.locator('.over tbody tr').allInnerTexts();
  assert.ok(lines.length >= 4, 'three rounds and the total');
  assert.match(text, /(tournament points|puntos de torneo): \d+/);
  const [a, b] = [...text.matchAll(/(?:tournament points|puntos de torneo): (\d+)/g)].map((m) => Number(m[1]));
  assert.equal(a + b, 4, 'the two results mirror each other');
}

describe('a game is refereed to its end', () => {
  scenarios.forEach((scenario, i) => {
    const feat = feats[i % feats.length];
    it(`${scenario} with ${feat}, at one tablet`, { timeout: 300_000 }, async (t) => {
      const page = await visitor({ viewport: { width: 768, height: 1024 } });
      await begin(page, { scenario, feat });
      judge(await referee(page), t);
      await counted(page);
      assert.deepEqual(page.complaints, []);
      await leave(page);
    });
  });

  it('on a phone in Spanish, with dice of the table', { timeout: 300_000 }, async (t) => {
    const page = await visitor({ phone: true, lang: 'es' });
    await begin(page, { scenario: 'loot', feat: 'resources', dice: 'hand' });
    const seen = new Set();
    const found = [];
    const activations = await referee(page, async (now) => {
      if (seen.has(now.question ?? now.what)) return;
      seen.add(now.question ?? now.what);
      found.push(...(await serious(page)));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      assert.equal(wide, false, `${now.question} fits the screen`);
      assert.deepEqual(await english(page), [], now.question);
    });
    judge(activations, t);
    await counted(page);
    assert.deepEqual(found, []);
    for (const tab of ['table', 'units', 'log', 'more']) {
      await page.locator(`#tab-${tab}`).tap();
      assert.deepEqual(await serious(page), [], tab);
    }
    assert.deepEqual(page.complaints, []);
    await leave(page);
  });
});

describe('two phones', () => {
  async function two() {
    const ana = await visitor({ phone: true });
    await begin(ana, { scenario: 'take-positions', feat: 'rift', opponent: 'link' });
    const invite = await ana.locator('input[readonly]').inputValue();
    const ben = await visitor({ phone: true });
    await ben.goto(invite);
    await ben.locator('.play').waitFor();
    await ana.locator('a.main').click();
    await ana.locator('.play').waitFor();
    return { ana, ben };
  }

  /** Taps the middle of the table on the drawing. */
  async function place(page) {
    const zones = await page.locator('.prompt svg .felt').boundingBox();
    await page.touchscreen.tap(zones.x + zones.width / 2, zones.y + zones.height / 2);
    assert.deepEqual(await page.locator('.prompt input[type=number]').evaluateAll((all) => all.map((one) => one.value)), ['30', '30']);
    await tap(page, page.locator('.prompt button.main'));
  }

  /** Whoever is asked answers, until units act. */
  async function toFirstActivation(ana, ben) {
    for (let i = 0; i < 200; i++) {
      for (const page of [ana, ben]) {
        const now = await look(page);
        if (now.what !== 'asked') continue;
        if (now.question === 'ChooseActivation') return now.side;
        const prompt = page.locator('.prompt');
        if (/^Place/.test(now.question)) await place(page);
        else await tap(page, prompt.locator('.option').first());
        await seenByAll([ana, ben], Number(now.key.split(' ')[1]));
        break;
      }
    }
    throw new Error('no activation');
  }

  it('either enters, the other sees it at once and objects; a lost network loses nothing', { timeout: 300_000 }, async () => {
    const { ana, ben } = await two();
    const side = await toFirstActivation(ana, ben);
    const [owner, other] = side === 'A' ? [ana, ben] : [ben, ana];
    const before = await news(other, { key: '' });
    assert.equal(before.question, 'ChooseActivation');
    const acted = other.locator('.acted').first();
    const unit = await acted.getAttribute('data-unit');
    await tap(other, acted);
    await owner.locator('.company.acting').filter({ hasText: side === 'A' ? 'Ember Pact' : 'Grey Vigil' }).waitFor();
    assert.match(await owner.locator('.last').innerText(), /\S/);
    // the end of the activation, then who was activated
    for (const left of ['NextHappening', 'ChooseActivation']) {
      await tap(owner, owner.locator('[data-do=object]'));
      await owner.locator(`.prompt[data-question=${left}]`).waitFor();
    }
    await owner.locator('.company.acting').filter({ hasText: side === 'A' ? 'Grey Vigil' : 'Ember Pact' }).waitFor();
    await other.locator('.last', { hasText: /took back/ }).waitFor();

    // the network goes, the phone keeps what is entered, even through a reload of the page
    await other.locator(`.acted[data-unit="${unit}"]`).waitFor();
    await other.evaluate(() => {
      window.stalled = true;
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (data) {
        if (window.stalled) this.close();
        else send.call(this, data);
      };
    });
    await other.context().setOffline(true);
    await tap(other, other.locator(`.acted[data-unit="${unit}"]`));
    await other.locator('.offline').waitFor();
    await other.locator('.offline', { hasText: /kept/i }).waitFor();
    assert.equal(await owner.locator('.prompt').getAttribute('data-question'), 'ChooseActivation');
    await other.evaluate(() => (window.stalled = false));
    await other.context().setOffline(false);
    await owner.locator('.company.acting').filter({ hasText: side === 'A' ? 'Ember Pact' : 'Grey Vigil' }).waitFor();
    await other.locator('.play[data-kept="0"]').waitFor();
    await leave(ana);
    await leave(ben);
  });

  it('agree that time is up: the turn is played, its round and the feat are scored', { timeout: 300_000 }, async () => {
    const { ana, ben } = await two();
    await toFirstActivation(ana, ben);
    await tap(ana, ana.locator('#tab-more'));
    await tap(ana, ana.locator('[data-do=time-up]'));
    await tap(ben, ben.locator('.notice').getByRole('button', { name: 'Agree', exact: true }));
    for (const page of [ana, ben]) await page.getByText('this turn is the last').waitFor();
    const activations = await refereeTogether(ana, ben);
    assert.equal(activations.length, 2, 'both companies have had the turn');
    assert.equal(await ana.locator('.over tbody tr').count(), 3, 'one round, the feat and the total');
    assert.match(await ana.locator('.over').innerText(), /tournament points: \d+/);
    for (const page of [ana, ben]) {
      assert.deepEqual(page.complaints, []);
      await leave(page);
    }
  });
});

describe('a company gives up', () => {
  it('and the rest is scored as it stands', { timeout: 300_000 }, async () => {
    const page = await visitor({ viewport: { width: 768, height: 1024 }, lang: 'es' });
    await begin(page, { scenario: 'take-positions', feat: 'banner' });
    await referee(page, async () => {}, 12);
    await page.locator('#tab-more').click();
    await page.getByRole('button', { name: 'Se rinde el bando A' }).click();
    assert.match(await page.locator('dialog').innerText(), /se puntúa en el acto/);
    await page.locator('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await page.locator('.play[data-over=true]').waitFor();
    await page.locator('.over').waitFor(); // whoever gives up sees at once what came of it
    await counted(page);
    assert.equal(await page.locator('.over tbody tr').count(), 5, 'three rounds, the feat and the total');
    await page.locator('#tab-log').click();
    await page.getByText('El bando A se rinde').first().waitFor();
    assert.deepEqual(page.complaints, []);
    await leave(page);
  });
});

describe('a game of an event', () => {
  const book = `name,nombre,faction,points,command,availability,conquest,willpower,keywords
Grey Marshal,Mariscal gris,North,60,3,1,1,red orange,High Command; Officer; Character
Lantern Bearers,Portafaroles,North,45,1,2,2,orange yellow,
Rampart Guard,Guardia del baluarte,North,50,0,2,2,orange yellow,
Ash Hunters,Cazadores de ceniza,South,45,2,2,1,orange orange,Officer`;

  async function player(event, who) {
    const phone = await visitor({ phone: true });
    await phone.goto(base + (await event.link(who)));
    await todo(phone, 'report');
    return phone;
  }

  it('is begun from the event, with its units, and its result goes there when both agree', { timeout: 900_000 }, async () => {
    const desk = await visitor();
    const event = await entered(desk, 'en');
    await event.change({ do: 'units', csv: book });
    await event.change({ do: 'adventure', round: 1, scenario: 'takePositions', feat: 'rift' });
    await event.change({ do: 'pair' });
    const { view } = await event.change({ do: 'publish' });
    const [game] = view.games[0].games;
    await event.change({ do: 'list', who: game.b, text: 'Mariscal gris [High Command] (3 CP) x1 (60 pts)\nPortafaroles x2 (90 pts)\nRampart Guard (50 pts)' });
    const [ana, ben] = [await player(event, game.a), await player(event, game.b)];

    // one brings the list that was handed in and tells only its code, the other takes units by name
    for (const phone of [ana, ben]) {
      await phone.getByRole('link', { name: 'Referee this game on our phones' }).tap();
      await phone.locator('#wc-book').waitFor();
      assert.equal(await phone.locator('#scenario').inputValue(), 'take-positions');
      assert.equal(await phone.locator('#feat').inputValue(), 'rift');
    }
    await ben.getByRole('button', { name: 'Take the list I handed in' }).tap();
    await ben.waitForFunction(() => /Portafaroles.*conquest 2 \| willpower orange yellow/.test(document.querySelector('form textarea').value));
    await ben.locator('#pc-name').fill('Ben’s company');
    await ben.getByRole('button', { name: 'Keep this company' }).tap();
    const code = await ben.locator('[role=status] .code').innerText();
    for (const [words, unit] of [['ash', 'Ash Hunters'], ['portaf', 'Lantern Bearers'], ['ramp', 'Rampart Guard']]) {
      await ana.locator('#wc-book').fill(words);
      const offer = ana.getByRole('button', { name: unit });
      assert.match(await offer.innerText(), /conquest \d · willpower orange/);
      await offer.tap();
    }
    await ana.locator('#pc-name').fill('Ana’s company');
    await ana.getByRole('button', { name: 'Keep this company' }).tap();
    await ana.locator('#force-a option:checked', { hasText: 'Ana’s company' }).waitFor({ state: 'attached' });
    await ana.locator('#lent').fill(code);
    await ana.locator('form button.main').tap();
    await ben.goto(await ana.locator('input[readonly]').inputValue());
    await ana.locator('a.main').tap();
    for (const phone of [ana, ben]) await phone.locator('.play').waitFor();
    // the desk finds the game before it has a result
    const atDesk = (await (await desk.request.get(`${base}/api/tourneys/${event.id}`)).json()).games[0].games.find((g) => g.table === game.table);
    assert.equal(atDesk.match?.id, new URL(ana.url()).pathname.split('/').pop());
    assert.equal(atDesk.match.over, false);
    await refereeTogether(ana, ben);

    // sent by one, nothing counts until the other agrees
    await ben.getByRole('button', { name: 'Send the result to the event' }).tap();
    await ben.getByText('It counts when the other player confirms it').waitFor();
    const now = async () => (await (await fetch(`${base}/api/tourneys/${event.id}?as=public`)).json()).games[0].games.find((g) => g.table === game.table);
    assert.equal((await now()).sides, undefined);
    await ana.getByRole('button', { name: 'confirm it' }).tap();
    await ana.getByText('The event has this result').waitFor();
    await ben.getByText('The event has this result').waitFor();
    const sheet = await ana.locator('.over .sum td').allInnerTexts(); // whoever began the game is A
    const points = sheet.flatMap((text) => text.match(/\d+/g).slice(0, 2).map(Number));
    assert.deepEqual((await now()).sides.flatMap((side) => side.scores), points);
    for (const phone of [ana, ben]) assert.deepEqual(phone.complaints, []);
    for (const page of [desk, ana, ben]) await leave(page);
  });
});
