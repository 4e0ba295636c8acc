/** The ways players use the referee's sheet of a game on a real table. */
import assert from 'node:assert/strict';
import { base } from './browser.mjs';

/** What the page shows, in one look. */
export function look(page) {
  return page.evaluate(() => {
    const play = document.querySelector('.play');
    const prompt = document.querySelector('.prompt');
    const curtain = document.querySelector('.curtain');
    if (curtain) return { what: 'curtain', key: 'curtain' };
    if (!play) return { what: 'nothing', key: 'nothing' };
    if (play.dataset.over === 'true') return { what: 'over', key: 'over' };
    if (!prompt || play.dataset.kept !== '0') return { what: 'waiting', key: 'waiting' };
    const active = document.querySelector('.company.acting .side')?.textContent;
    return { what: 'asked', key: `${prompt.dataset.number} ${play.dataset.seq}`, active, ...prompt.dataset, round: play.dataset.round, turn: play.dataset.turn };
  });
}

/** Waits until something is asked that was not asked before. */
export async function news(page, before) {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const now = await look(page);
    if (now.what !== 'waiting' && now.what !== 'nothing' && now.key !== before.key) return now;
    await page.waitForTimeout(20);
  }
  throw new Error(`nothing new after ${JSON.stringify(before)}: ${await page.locator('body').innerText()}`);
}

export async function tap(page, target) {
  await (page.viewportSize().width < 500 ? target.tap() : target.click());
}

export async function begin(page, { scenario, feat, opponent = 'screen', dice = 'program' }) {
  await page.goto(`${base}/new?game=warcrow`);
  await page.locator('#scenario').selectOption(scenario);
  await page.locator('#feat').selectOption(feat);
  await page.locator(`input[name=opponent][value=${opponent}]`).check();
  if (dice !== 'program') {
    await page.locator('summary', { hasText: /Options|Opciones/ }).click();
    await page.locator('#dice').selectOption(dice);
  }
  await page.locator('form button.main').click();
}

/** Does what the page asks for, and notes the taps of each activation. */
async function act(page, now, i, activations) {
  const prompt = page.locator('.prompt');
  const open = activations.at(-1);
  if (now.what === 'curtain') {
    await tap(page, page.locator('.curtain button'));
  } else if (now.question === 'ChooseActivation') {
    const more = prompt.locator('.more');
    const near = (activations.length + 1) % 3 === 0 && (await more.count()) > 0;
    activations.push({ near, taps: 1, round: now.round, turn: now.turn });
    if (near) await tap(page, more.first());
    else await tap(page, prompt.locator('.acted, [data-do=pass]').first());
  } else if (now.question === 'NextHappening') {
    assert.ok(open.near, 'an activation after which nothing changed takes one tap');
    await tap(page, prompt.locator('.chip').first());
    await tap(page, prompt.locator('[data-do=ends]'));
    open.taps += 2;
  } else if (/^(Place|Move)/.test(now.question)) {
    await tap(page, prompt.locator('summary'));
    await tap(page, prompt.locator('.option').first());
  } else if (now.form === 'dice') {
    // not the same face for both, or the initiative is rolled for ever
    await tap(page, prompt.locator('.option').nth((i * 3) % 8));
  } else if (/^Report/.test(now.question)) {
    await tap(page, prompt.locator('[data-do=stays], [data-do=stands]').first());
  } else {
    if (now.question === 'ChooseEffect') open.taps += 1;
    await tap(page, prompt.locator('.option').first());
  }
}

/** Plays to the end by doing what the page asks for; counts the taps of each activation. */
export async function referee(page, onlook = async () => {}, most = Infinity) {
  const activations = [];
  let now = await news(page, { key: '' });
  for (let i = 0; now.what !== 'over' && activations.length < most; i++) {
    assert.ok(i < 600, 'the game ends');
    await onlook(now);
    await act(page, now, i, activations);
    now = await news(page, now);
  }
  return activations;
}

/** Two phones play to the end: whoever is asked answers. */
export async function refereeTogether(...phones) {
  const activations = [];
  // one tap says two things: the other phone may see the first alone for a moment
  const halfSaid = (now) => now.question === 'NextHappening' && !activations.at(-1).near;
  for (let i = 0; i < 5000; i++) {
    const seen = await Promise.all(phones.map(look));
    if (seen.every((now) => now.what === 'over')) return activations;
    const turn = seen.findIndex((now) => now.what === 'asked' && !halfSaid(now));
    if (turn < 0) {
      await phones[0].waitForTimeout(20);
      continue;
    }
    await act(phones[turn], seen[turn], i, activations);
    await seenByAll(phones, Number(seen[turn].key.split(' ')[1]));
  }
  throw new Error('the game does not end');
}

/** Either may answer: the other has to have seen it before it is looked at. */
export async function seenByAll(phones, seq) {
  for (const one of phones) await one.waitForFunction((old) => Number(document.querySelector('.play')?.dataset.seq) > old, seq);
}
