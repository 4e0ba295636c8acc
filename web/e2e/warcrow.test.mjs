import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { leave, quit, visitor } from './browser.mjs';
import { english, serious } from './looks.mjs';
import { begin, look, news, referee, tap } from './warcrow.mjs';

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
  assert.match(text, /\d+ (tournament points|puntos de torneo)/);
  const [a, b] = [...text.matchAll(/(\d+) (?:tournament points|puntos de torneo)/g)].map((m) => Number(m[1]));
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
        // either may answer: the other has to have seen it before it is looked at
        const seq = Number(now.key.split(' ')[1]);
        for (const one of [ana, ben]) await one.waitForFunction((old) => Number(document.querySelector('.play')?.dataset.seq) > old, seq);
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
    await tap(owner, owner.locator('[data-do=object]'));
    await tap(owner, owner.locator('[data-do=object]'));
    await owner.locator('.company.acting').filter({ hasText: side === 'A' ? 'Grey Vigil' : 'Ember Pact' }).waitFor();
    assert.match(await other.locator('.last').innerText(), /took back/);

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
    assert.match(await other.locator('.offline').innerText(), /kept/i);
    assert.equal(await owner.locator('.prompt').getAttribute('data-question'), 'ChooseActivation');
    await other.evaluate(() => (window.stalled = false));
    await other.context().setOffline(false);
    await owner.locator('.company.acting').filter({ hasText: side === 'A' ? 'Ember Pact' : 'Grey Vigil' }).waitFor();
    assert.equal(await other.locator('.play').getAttribute('data-kept'), '0');
    await leave(ana);
    await leave(ben);
  });
});
