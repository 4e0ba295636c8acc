/** Being two: ends that are agreed on, what is told and how fast, coming back. And the focus ring, and motion. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { answer, base, changed, launch, leave, playNow, quit, standing, two, visitor } from './browser.mjs';

after(quit);

async function offer(page, what) {
  await page.locator('#tab-more').click();
  await page.getByRole('button', { name: what }).click();
  await page.locator('dialog').getByRole('button', { name: 'Confirm' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('#tab-ask').click();
}
const scores = (page) => page.locator('.track .score').allInnerTexts();

describe('an end that is agreed on', () => {
  it('is a draw if the other side accepts it', { timeout: 200_000 }, async () => {
    const [ana, ben] = await two();
    await offer(ana, 'Offer a draw');
    await ana.getByText('The other side has not answered yet').waitFor();
    assert.equal(await ana.getByRole('button', { name: 'Agree', exact: true }).count(), 0, 'nobody agrees with himself');
    await ben.locator('#tab-log').click();
    await ben.locator('.notice').getByText('ofrece un empate').waitFor();
    assert.equal(await ben.locator('#tab-log').getAttribute('aria-selected'), 'true', 'an offer is seen whatever one looks at');
    await ben.locator('.notice').getByRole('button', { name: 'De acuerdo' }).click();
    for (const [page, words] of [[ana, /draw by agreement/i], [ben, /empate acordado/i]]) {
      await page.locator('.play[data-over=true]').waitFor();
      assert.match(await page.locator('.result').innerText(), words);
      assert.deepEqual(page.complaints, []);
      await leave(page);
    }
  });

  it('stops the game with the score as it stands, or goes on if it is declined', { timeout: 200_000 }, async () => {
    const [ana, ben] = await two();
    const before = await scores(ana);
    assert.ok(before.length >= 2);
    await offer(ana, 'Stop here');
    await ben.locator('.notice').getByRole('button', { name: 'Rechazar' }).click();
    await ana.locator('.notice').getByText('wants to play on').waitFor();
    assert.equal(await ana.getByRole('button', { name: 'Withdraw' }).count(), 0);
    assert.equal(await ana.locator('.play').getAttribute('data-over'), 'false');
    await offer(ana, 'Stop here');
    await ben.locator('.notice').getByRole('button', { name: 'De acuerdo' }).click();
    for (const page of [ana, ben]) await page.locator('.play[data-over=true]').waitFor();
    assert.match(await ana.locator('.result').innerText(), /Stopped by agreement\. \S/);
    assert.match(await ana.locator('.scores').innerText(), /Side A – you[\s\S]*Side B/);
    assert.deepEqual(await scores(ana), before);
    for (const page of [ana, ben]) {
      assert.deepEqual(page.complaints, []);
      await leave(page);
    }
  });
});

describe('what is agreed on', () => {
  const lines = (page) => page.locator('.lines li').allInnerTexts();

  it('is read before, drawn, and stands in the log with its reason', { timeout: 240_000 }, async () => {
    const [ana, ben] = await two();
    await ana.locator('#tab-more').click();
    await ana.getByRole('button', { name: 'We agree otherwise' }).click();
    const dialog = ana.locator('dialog');
    await dialog.getByLabel('What shall change?').selectOption('set');
    await dialog.getByLabel('It shall be so').uncheck();
    await dialog.getByRole('button', { name: 'Ask the other side' }).click();
    await dialog.getByText('This changes nothing').waitFor();
    await dialog.getByLabel('It shall be so').check();
    await dialog.getByLabel('Why').fill('the test was forgotten');
    await dialog.getByRole('button', { name: 'Ask the other side' }).click();
    const asked = ben.locator('.notice');
    await asked.getByText('the test was forgotten').waitFor();
    const change = await asked.locator('.changes li').innerText();
    await asked.getByRole('button', { name: 'De acuerdo' }).click();
    await ben.locator('#tab-log').click();
    await ben.locator('.lines').getByText('Motivo: the test was forgotten').waitFor();
    assert.ok((await lines(ben)).at(-1).includes(change), change);
    for (const page of [ana, ben]) await leave(page);
  });

  it('to be taken back is read before, and stays in the log as such', { timeout: 240_000 }, async () => {
    const [ana, ben] = await two();
    // both answer once, so that neither takes back freely
    const first = (await standing(ana)).what === 'asked' ? ana : ben;
    const second = first === ana ? ben : ana;
    await answer(first);
    await second.locator('.prompt').waitFor();
    await answer(second);
    await first.getByRole('button', { name: /Ask to take back|Pedir deshacer/ }).click();
    await second.locator('#tab-units').click();
    const asked = second.locator('.notice').first();
    const taken = await asked.locator('.changes li').allInnerTexts();
    assert.ok(taken.length >= 2, String(taken));
    await asked.locator('button.main').click();
    await second.locator('#tab-log').click();
    await second.locator('.lines li.withdrawn').first().waitFor();
    assert.deepEqual(await second.locator('.lines li.withdrawn del').allInnerTexts(), taken);
    assert.match((await lines(second)).at(-1), /took its last answer back; the other side agreed|deshizo su última respuesta; el otro bando/);
    for (const page of [ana, ben]) {
      assert.deepEqual(page.complaints, []);
      await leave(page);
    }
  });
});

describe('what happens', () => {
  const told = (page) => page.evaluate(() => document.querySelector('.happening')?.dataset.line);
  const untold = (page) => page.evaluate(() => Number(document.querySelector('.happening')?.dataset.untold ?? 0));
  const lines = async (page) => {
    await page.locator('#tab-log').click();
    return page.locator('.lines li').count();
  };
  /** Lets time pass until the line that is told gives way to the next; says how long that took. */
  const untilTheNext = async (page) => {
    const line = await told(page);
    for (let passed = 0; ; passed += 100) {
      if ((await told(page)) !== line) return passed;
      assert.ok(passed < 10_000, 'a line that stands for ever');
      await page.clock.runFor(100);
    }
  };

  it('is told at a pace that can be changed, and skipped', { timeout: 300_000 }, async () => {
    const page = await visitor({ pace: 'slow' });
    await page.clock.install();
    await playNow(page, /Regiments/);
    await page.clock.pauseAt(Date.now() + 3_600_000); // from now on time passes only when it is told to
    // a telling with some lines still to come
    for (let i = 0; i < 4000; i++) {
      if ((await untold(page)) >= 4) break;
      if ((await standing(page)).what === 'asked') await answer(page);
      else await page.clock.runFor(100);
    }
    assert.equal(await page.locator('.prompt').count(), 0, 'nothing is asked while it is told');
    await untilTheNext(page); // a line that had stood for a while
    const slow = await untilTheNext(page);
    assert.ok(slow >= 1_900 && slow <= 2_900, `slowly: two seconds a line, or 2.8 with dice, not ${slow} ms`);
    await page.locator('.happening select').selectOption('quick');
    await untilTheNext(page); // the line that had begun
    const quick = await untilTheNext(page);
    assert.ok(quick <= 600, `quickly: at most half a second a line, not ${quick} ms`);
    assert.equal(JSON.parse(await page.evaluate(() => localStorage.getItem('vexillum.settings'))).pace, 'quick');
    const before = await lines(page);
    const left = await untold(page);
    await page.locator('.happening').getByRole('button', { name: 'Skip' }).click();
    await page.locator('.happening').waitFor({ state: 'detached' });
    assert.ok((await lines(page)) >= before + left, 'what was skipped stands in the log');
    await leave(page);
  });

  it('while one is away is listed when one comes back, once', { timeout: 300_000 }, async () => {
    const [ana, ben] = await two();
    const table = ana.url();
    for (let i = 0; i < 40 && (await standing(ben)).what !== 'asked'; i++) {
      const now = await standing(ana);
      if (now.what === 'asked') await answer(ana);
      else await Promise.race([changed(ana, now), ben.locator('.prompt').waitFor()]);
    }
    await ana.goto(`${base}/rules`);
    await answer(ben);
    await ana.goto(table);
    const missed = ana.locator('.happening');
    await missed.getByText(/While you were away: \d+ event/).waitFor();
    assert.ok((await missed.locator('li').count()) >= 1);
    assert.match(await missed.locator('li').first().innerText(), /^R\d+ \S/);
    await missed.getByRole('button', { name: 'Understood' }).click();
    await missed.waitFor({ state: 'detached' });
    await ana.reload();
    await ana.locator('.play').waitFor();
    assert.equal(await missed.count(), 0);
    for (const page of [ana, ben]) await leave(page);
  });
});

describe('the focus ring', () => {
  /** How many pixels of the ring's colour a line across the left edge of a unit meets. */
  async function width(page, unit) {
    const box = await page.locator(`[data-unit="${unit}"] .halo`).boundingBox();
    const clip = { x: Math.round(box.x) - 12, y: Math.round(box.y + box.height / 2), width: 32, height: 1 };
    const picture = (await page.screenshot({ clip })).toString('base64');
    const paper = await (await launch()).newPage();
    const found = await paper.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, 1];
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const { data: bytes } = context.getImageData(0, 0, image.width, 1);
      const ring = [10, 88, 202];
      let count = 0;
      for (let i = 0; i < bytes.length; i += 4) if (ring.every((c, n) => Math.abs(bytes[i + n] - c) < 26)) count++;
      return count;
    }, picture);
    await paper.close();
    return found;
  }

  it('is as wide near as far', { timeout: 200_000 }, async () => {
    const page = await visitor({ colorScheme: 'light' });
    await playNow(page, /Regiments/);
    const unit = await page.locator('.unit.A').first().getAttribute('data-unit');
    await page.locator('svg.table').focus();
    for (let i = 0; i < 80; i++) {
      if (await page.evaluate((id) => document.activeElement?.closest('[data-unit]')?.getAttribute('data-unit') === id, unit)) break;
      await page.keyboard.press('Tab');
    }
    const widths = [await width(page, unit)];
    for (const times of [2, 3]) {
      const [x, y] = await page.locator(`[data-unit="${unit}"] .hit`).boundingBox().then((b) => [b.x + b.width / 2, b.y + b.height / 2]);
      await page.mouse.move(x, y);
      for (let i = 0; i < times; i++) await page.mouse.wheel(0, -200);
      await page.mouse.move(2, 2);
      widths.push(await width(page, unit));
    }
    assert.ok(widths.every((w) => w >= 3 && w <= 5), `${widths}`);
    await leave(page);
  });
});

describe('motion', () => {
  for (const [wish, moves] of [['reduce', false], ['no-preference', true]])
    it(`${moves ? 'is there for others' : 'is left out for whoever does not want it'}`, { timeout: 120_000 }, async () => {
      const page = await visitor({ reducedMotion: wish });
      await playNow(page, /Regiments/);
      const seconds = await page.evaluate(() => {
        document.styleSheets[0].insertRule('.option { transition: opacity 5s; animation: blink 5s; }');
        const style = getComputedStyle(document.querySelector('.option'));
        return [style.transitionDuration, style.animationName];
      });
      assert.deepEqual(seconds, moves ? ['5s', 'blink'] : ['0s', 'none']);
      if (!moves) assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
      await leave(page);
    });
});
