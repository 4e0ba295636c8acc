/** A real Chromium, and the ways a player uses the client in it. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

export const base = process.env.VEXILLUM_URL ?? 'http://127.0.0.1:7070';
const found = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));

let browser;

export async function launch() {
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM ?? found,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  return browser;
}

export async function quit() {
  await browser?.close();
  browser = undefined;
}

/** Waits until something is so, however slow the machine is. */
export async function eventually(what, wanted, within = 60_000) {
  const end = Date.now() + within;
  for (;;) {
    const now = await what();
    if (now === wanted || Date.now() > end) return now;
    await new Promise((soon) => setTimeout(soon, 50));
  }
}

/** Waits until a page has stopped changing: nothing was drawn anew over many frames in a row. */
export function still(page) {
  return page.evaluate(() => new Promise((done) => {
    let quiet = 0;
    const watch = new MutationObserver(() => (quiet = 0));
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    const frame = () => (++quiet > 20 && !document.querySelector('[aria-busy=true]') ? (watch.disconnect(), done()) : requestAnimationFrame(frame));
    frame();
  }));
}

/** A visitor with cookies of his own. Whatever the page complains about fails the test. */
export async function visitor({ lang = 'en', phone = false, pace = 'at-once', ...more } = {}) {
  const context = await (await launch()).newContext({
    locale: lang,
    viewport: phone ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    hasTouch: phone,
    isMobile: phone,
    ...more,
  });
  await context.addInitScript((settings) => {
    if (!localStorage.getItem('vexillum.settings')) localStorage.setItem('vexillum.settings', settings);
  }, JSON.stringify({ lang, pace }));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.complaints = [];
  page.on('pageerror', (error) => page.complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) page.complaints.push(message.text());
  });
  return page;
}

export async function leave(page) {
  // what a test still holds back or changes on its way ends with the page
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

/** Begins a small battle from the start page. */
export async function playNow(page, game) {
  await page.goto(base);
  const began = Date.now();
  await page.getByRole('button', { name: game }).click();
  await page.locator('.prompt').waitFor();
  return Date.now() - began;
}

/** A page whose news from the table can be held back for a while, as by a slow network. */
export async function slowLine(page) {
  const waiting = [];
  let held = false;
  await page.routeWebSocket(/\/api\/live\//, (line) => {
    const server = line.connectToServer();
    server.onMessage((news) => (held ? waiting.push(() => line.send(news)) : line.send(news)));
  });
  return {
    hold: () => (held = true),
    release: () => {
      held = false;
      for (const send of waiting.splice(0)) send();
    },
  };
}

/** Ana invites, Ben comes by the link; whoever is asked first has the question before him. */
export async function two(ana) {
  ana ??= await visitor();
  const ben = await visitor({ lang: 'es' });
  await ana.goto(`${base}/new`);
  await ana.getByLabel('Somebody else, by an invitation link').check();
  await ana.getByRole('button', { name: 'Begin' }).click();
  const link = await ana.locator('input[readonly]').inputValue();
  await ana.getByText(/works on this computer only/).waitFor();
  await ana.getByRole('link', { name: /table/ }).click();
  await ben.goto(link);
  for (const page of [ana, ben]) await page.locator('.play').waitFor();
  await ana.locator('.here[title="is here"]').nth(1).waitFor();
  // a first question calls whoever it is for away from other tabs
  await Promise.race([ana, ben].map((page) => page.locator('.prompt').waitFor()));
  return [ana, ben];
}

export const over = (page) => page.locator('.play[data-over=true]').count();

/** What the page shows: over, a question with its number and form, or that somebody else is awaited. */
export async function standing(page) {
  return page.evaluate(() => {
    const play = document.querySelector('.play');
    const prompt = document.querySelector('.prompt');
    if (document.querySelector('.curtain')) return { what: 'curtain' };
    if (!play) return { what: 'nothing' };
    if (play.dataset.over === 'true') return { what: 'over' };
    if (prompt) return { what: 'asked', seq: play.dataset.seq, round: play.dataset.round, ...prompt.dataset };
    return { what: 'waiting', seq: play.dataset.seq };
  });
}

export async function changed(page, before, timeout = 60_000) {
  await page.waitForFunction(
    (old) => {
      const play = document.querySelector('.play');
      const prompt = document.querySelector('.prompt');
      const now = document.querySelector('.curtain') ? 'curtain' : play?.dataset.over === 'true' ? 'over' : prompt ? `${prompt.dataset.number} ${play.dataset.seq}` : 'waiting';
      return now !== old;
    },
    before.what === 'asked' ? `${before.number} ${before.seq}` : before.what,
    { timeout },
  );
}

/** Gives the first answer on offer; says how many gestures that took, or nothing if it was settled meanwhile. */
export async function answer(page) {
  const now = await standing(page);
  if (now.what !== 'asked') return undefined;
  const prompt = page.locator('.prompt');
  /** Where both sides are asked at once the question may be settled before it is pressed. */
  const press = async (target) => {
    try {
      await (page.viewportSize().width < 500 ? target.tap() : target.click());
    } catch (missed) {
      const after = await standing(page);
      if (after.what === 'asked' && after.number === now.number && after.form === now.form) throw missed;
    }
  };
  let gestures = 1;
  if (now.form === 'dice') {
    const count = Number(/(\d+)/.exec(await prompt.locator('legend').innerText())[1]);
    await prompt.locator('input').fill('4'.repeat(count));
    await press(prompt.locator('button.main'));
  } else if (now.form === 'order') {
    await press(prompt.locator('button.main'));
  } else if (now.form === 'choose') {
    const first = prompt.locator('.option').first();
    await press(first);
    if (page.viewportSize().width < 500) {
      await press(prompt.locator('button.confirm'));
      gestures++;
    }
  } else if (now.question === 'ChoosePivot') {
    await press(prompt.locator('button.pass')); // it goes on looking where it looks
  } else {
    await press(prompt.locator('.option').first());
    if (page.viewportSize().width < 500) {
      await press(prompt.locator('button.confirm'));
      gestures++;
    }
    // what the server says to it may still move the button
    await prompt.locator('.verdict[aria-busy=true]').waitFor({ state: 'detached' });
    await press(prompt.locator('.end button.main:enabled'));
    gestures++;
  }
  await changed(page, now).catch(async () => {
    throw new Error(`nothing comes of the answer to ${JSON.stringify(now)}: ${await panel(page)}`);
  });
  return { ...now, gestures };
}

/** A unit acts once in a round: how often the player's own units have been told what to do. */
export function activations(answers) {
  return new Set(answers.filter((a) => a.question === 'ChooseAction').map((a) => `${a.round} ${a.unit}`)).size;
}

/** Answers until the game is over, or `until` says enough. */
export async function playOn(page, until = () => false) {
  const answers = [];
  for (let i = 0; i < 2000; i++) {
    const now = await standing(page);
    if (now.what === 'over' || until(answers)) return answers;
    if (now.what === 'asked') {
      const given = await answer(page);
      if (given) answers.push(given);
    }
    else await changed(page, now);
  }
  throw new Error('the game does not end');
}

/** The middle of a unit on the screen. */
export async function middleOf(page, unit) {
  const box = await page.locator(`[data-unit="${unit}"] .hit`).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export async function drag(page, from, to) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}

/** What stands in the panel, for the report of a test that failed. */
export const panel = (page) => page.locator('#panel').innerText().catch(() => '');
