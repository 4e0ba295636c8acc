import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { answer, base, changed, leave, playNow, quit, slowLine, standing, two, visitor } from './browser.mjs';

after(quit);

async function more(page, button) {
  await page.locator('#tab-more').click();
  await page.getByRole('button', { name: button }).click();
  await page.locator('dialog input').waitFor();
}
async function linkOf(page) {
  const link = await page.locator('dialog input').inputValue();
  await page.locator('dialog').getByRole('button', { name: /Close|Cerrar/ }).click();
  return link;
}

describe('seats', () => {
  it('are taken to a phone by a deed both see, taken back, and watched', { timeout: 240_000 }, async () => {
    const [ana, ben] = await two();
    await more(ana, 'Go on at another device');
    const code = await ana.locator('dialog .code').innerText();
    await linkOf(ana);
    const phone = await visitor({ phone: true });
    await phone.goto(`${base}/games`);
    await phone.getByLabel(/code/i).fill(code.toLowerCase());
    await phone.getByRole('button', { name: /Take/ }).tap();
    await phone.locator('.play').waitFor();

    const logged = async (page, words) => {
      await page.locator('#tab-log').click();
      await page.locator('.lines').getByText(words).waitFor();
    };
    await logged(ana, /Side A has come with one more device/);
    await logged(ben, /El bando A ha venido con otro dispositivo/);
    await more(ana, 'Go on at another device');
    await ana.locator('dialog').getByRole('button', { name: /Take all other devices off/ }).click();
    await logged(ben, /El bando A ha retirado de su asiento/);
    await phone.getByText('You have no seat at this game').waitFor();
    await linkOf(ana);

    await more(ana, 'A link to watch');
    const watching = await visitor();
    const link = await linkOf(ana);
    await watching.goto(link);
    await watching.locator('.play').waitFor();
    assert.equal(await watching.locator('.prompt').count(), 0);
    const second = await visitor();
    await second.goto(`${base}/watch`);
    await second.getByLabel('A link to watch that you were given').fill(link);
    await second.getByRole('button', { name: 'Watch' }).click();
    await second.locator('.play').waitFor();
    for (const page of [ana, ben, phone, watching, second]) {
      assert.deepEqual(page.complaints, []);
      await leave(page);
    }
  });

  /** Ana calls, Eva comes by her link, and both agree to her. */
  async function referee(ana, ben) {
    await more(ana, 'Call the referee');
    const judge = await visitor();
    await judge.goto(await linkOf(ana));
    await judge.getByLabel('Your name, as the players know you').fill('Eva');
    await judge.getByRole('button', { name: 'Ask the players' }).click();
    await judge.locator('.notice').getByText('Eva would be the referee').waitFor();
    await ben.locator('.notice', { hasText: 'Eva sería el árbitro' }).getByRole('button', { name: 'De acuerdo' }).click();
    await ana.locator('.notice', { hasText: 'Eva would be the referee' }).getByRole('button', { name: 'Agree' }).click();
    await judge.getByText('You have been called').waitFor();
    return judge;
  }

  it('of a referee are called again by whoever has not heard yet that the matter was settled', { timeout: 240_000 }, async () => {
    const first = await visitor();
    const line = await slowLine(first);
    const [ana, ben] = await two(first);
    const judge = await referee(ana, ben);
    await ana.locator('.notice').getByText('The referee has been called').waitFor();
    await ana.getByText('Eva is the referee: both players agreed.').waitFor();
    line.hold();
    await judge.getByRole('button', { name: 'Play on, the matter is settled' }).click();
    await judge.getByText('You watch').waitFor();
    await ana.getByRole('button', { name: 'Call the referee' }).click();
    await judge.getByText('You have been called').waitFor();
    line.release();
    assert.equal(await ana.locator('dialog').count(), 0);
    for (const page of [ana, ben, judge]) {
      assert.deepEqual(page.complaints, []);
      await leave(page);
    }
  });

  it('of a referee decide when they are called', { timeout: 240_000 }, async () => {
    const [ana, ben] = await two();
    const judge = await referee(ana, ben);
    await ben.locator('.notice').getByText('Se ha llamado al árbitro').waitFor();
    await judge.getByRole('button', { name: 'Change something on the table' }).click();
    const dialog = judge.locator('dialog');
    await dialog.getByText('nobody is asked').waitFor();
    await dialog.getByLabel('What shall change?').selectOption('set');
    await dialog.getByLabel('Why').fill('rule 7');
    await dialog.getByRole('button', { name: 'Decide so' }).click();
    await ana.locator('#tab-log').click();
    await ana.locator('.lines').getByText(/The referee decided: .*Reason: rule 7/).waitFor();
    await judge.getByText('You have been called').waitFor();
    await judge.getByRole('button', { name: 'Play on, the matter is settled' }).click();
    await judge.getByText('You watch').waitFor();
    for (const page of [ana, ben]) await page.locator('.notice').waitFor({ state: 'detached' });
    await ana.locator('#tab-more').click();
    await ana.getByText('Eva is the referee: both players agreed.').waitFor();
    await ana.getByRole('button', { name: 'Call the referee' }).click();
    await judge.getByRole('button', { name: 'End the game as it stands' }).click();
    await judge.locator('dialog').getByRole('button', { name: 'Decide so' }).click();
    for (const page of [ana, ben, judge]) {
      await page.locator('.play[data-over=true]').waitFor();
      assert.deepEqual(page.complaints, []);
      await leave(page);
    }
  });
});

describe('an answer that is awaited', () => {
  it('is called for by title, sound and notification while one looks elsewhere', { timeout: 200_000 }, async () => {
    const page = await visitor();
    await page.addInitScript(() => {
      window.calls = [];
      window.Notification = class { constructor(title, { body }) { window.calls.push(`notification ${body}`); } };
      window.Notification.permission = 'granted';
      window.Notification.requestPermission = async () => 'granted';
      const Real = window.AudioContext;
      window.AudioContext = class extends Real { createOscillator() { window.calls.push('sound'); return super.createOscillator(); } };
      Object.defineProperty(document, 'hidden', { get: () => window.elsewhere === true });
      const kept = JSON.parse(localStorage.getItem('vexillum.settings') ?? '{}');
      localStorage.setItem('vexillum.settings', JSON.stringify({ lang: 'en', pace: 'at-once', ...kept, notify: true, sound: true }));
    });
    await playNow(page, /Regiments/);
    assert.match(await page.title(), /Your answer is awaited/);
    await page.evaluate(() => (window.elsewhere = true));
    for (let i = 0; i < 12 && (await page.evaluate(() => window.calls.length)) < 2; i++) {
      const now = await standing(page);
      if (now.what === 'asked') await answer(page);
      else await changed(page, now);
    }
    const calls = await page.evaluate(() => window.calls);
    assert.ok(calls.includes('sound'), calls.join());
    assert.ok(calls.some((call) => /^notification ./.test(call)), calls.join());
    await leave(page);
  });
});
