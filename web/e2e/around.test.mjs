import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { answer, base, changed, leave, playNow, playOn, quit, standing, visitor } from './browser.mjs';

after(quit);

async function concede(page, how = 'Concede') {
  // a question that arrives calls away from the other tabs
  await page.locator('.prompt').waitFor();
  await page.locator('#tab-more').click();
  await page.getByRole('button', { name: how }).click();
  await page.locator('dialog').getByRole('button', { name: 'Confirm' }).click();
  await page.locator('.play[data-over=true]').waitFor();
  return new URL(page.url()).pathname.split('/').pop();
}

describe('a finished game', () => {
  it('is replayed, verified, and its luck shown', { timeout: 400_000 }, async () => {
    const page = await visitor();
    await playNow(page, /Regiments/);
    // by the third round dice with a target have fallen
    await playOn(page, (given) => given.some((a) => Number(a.round) >= 3));
    const match = await concede(page);
    await page.goto(`${base}/replay/${match}`);
    await page.locator('.replay').waitFor();
    const slider = page.getByRole('slider');
    const before = await page.locator('.lines li').count();
    await slider.press('End');
    await page.waitForFunction((n) => document.querySelectorAll('.lines li').length > n, before);
    await page.locator('.unit').nth(4).waitFor();
    await page.goto(`${base}/verify/${match}`);
    await page.getByText(/All \d+ dice of \d+ rolls/).waitFor();
    await page.getByText(/The seed fits the hash that this server names/).waitFor();
    await page.getByText(/The server has played the journal again: each of the \d+ answers was legal/).waitFor();
    await page.getByText(/The dice beside each entry of the journal are the same ones/).waitFor();
    await page.getByText(/What this browser added to the seed is in it/).waitFor();
    await page.goto(`${base}/luck/${match}`);
    await page.locator('tbody tr').first().waitFor();
    assert.match((await page.locator('tbody tr.total').allInnerTexts()).join(), /Side A – you[\s\S]*Greedy \(B\)/);
    assert.deepEqual(page.complaints, []);
    const stranger = await visitor({ lang: 'es' });
    await stranger.goto(`${base}/verify/${match}`);
    await stranger.getByText(/dados de \d+ tiradas son los que da la semilla/).waitFor();
    await leave(stranger);
    await leave(page);
  });
});

describe('a moment of a replay', () => {
  for (const [game, kind, asks] of [
    [/Regiments/, 'can-charge', { 'f-do-charger': 'A', 'f-do-target': 'B' }],
    [/First Blood.*2/, 'sight', { 'f-do-from': 'A', 'f-do-to': 'B' }],
  ])
    it(`is asked about in the referee: ${game}`, { timeout: 200_000 }, async () => {
      const page = await visitor();
      await playNow(page, game);
      const match = await concede(page);
      await page.goto(`${base}/replay/${match}`);
      await page.locator('.replay').waitFor();
      await page.getByRole('slider').press('End');
      await page.getByText('From this moment').click();
      await page.getByRole('button', { name: 'Open in the referee' }).click();
      await page.locator('.editor svg.table').waitFor();
      const units = await page.locator('.editor .unit').count();
      assert.ok(units > 3, `${units} units on the table`);
      assert.ok(await page.getByRole('button', { name: 'Settle it' }).isDisabled());
      await page.locator(`#r-kind option[value=${kind}]`).waitFor({ state: 'attached' });
      await page.locator('#r-kind').selectOption(kind);
      for (const [field, side] of Object.entries(asks)) assert.match(await page.locator(`#${field} option:checked`).innerText(), new RegExp(`^${side} · `));
      assert.equal(await page.locator('.editor .unit').count(), units, 'the position stays');
      await page.getByRole('button', { name: 'Settle it' }).click();
      await page.locator('section.card').waitFor();
      assert.doesNotMatch(await page.locator('section.card').innerText(), /not understood|is missing/);
      await page.reload();
      await page.locator('section.card').waitFor();
      assert.equal(await page.locator('.editor .unit').count(), units, 'also when it is loaded again');
      assert.deepEqual(page.complaints, []);
      await leave(page);
    });
});

describe('what a bot does not agree to', () => {
  it('is told where it was asked', { timeout: 200_000 }, async () => {
    const page = await visitor();
    await playNow(page, /Regiments/);
    await page.locator('#tab-more').click();
    await page.getByRole('button', { name: 'Offer a draw' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Confirm' }).click();
    await page.locator('#panel [role=alert]', { hasText: 'The bot plays on' }).waitFor();
    assert.equal(await page.locator('#tab-more').getAttribute('aria-selected'), 'true');
    assert.equal(await page.getByRole('button', { name: 'A new link for the opponent' }).count(), 0);
    await leave(page);
  });
});

describe('an agreed correction', () => {
  it('is consented to by a bot and stands in the log', { timeout: 200_000 }, async () => {
    const page = await visitor();
    await playNow(page, /Regiments/);
    await page.locator('#tab-more').click();
    await page.getByRole('button', { name: 'We agree otherwise' }).click();
    const dialog = page.locator('dialog');
    await dialog.getByLabel('Inches from the south').fill('8');
    await dialog.getByLabel('Why').fill('The table was nudged');
    const before = await page.locator('.play').getAttribute('data-seq');
    await dialog.getByRole('button', { name: 'Change it' }).click();
    await page.waitForFunction((seq) => document.querySelector('.play')?.dataset.seq !== seq && !document.querySelector('dialog'), before);
    await page.locator('#tab-log').click();
    await page.locator('.lines').getByText(/Agreed correction: .*Reason: The table was nudged/).waitFor();
    await leave(page);
  });
});

describe('a shared screen', () => {
  it('is covered by a curtain before anything only one side may see', { timeout: 300_000 }, async () => {
    const page = await visitor();
    await page.goto(`${base}/new`);
    await page.locator('#game').selectOption('first-blood');
    await page.getByLabel('Somebody at this screen').check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/play\//);
    let curtains = 0;
    for (let i = 0; i < 80 && curtains < 2; i++) {
      const now = await standing(page);
      if (now.what === 'curtain') {
        curtains++;
        assert.equal(await page.locator('svg.table').count(), 0, 'the table is covered');
        assert.equal(await page.locator('.log').count(), 0, 'the log is covered');
        await page.locator('.curtain button').click();
        await page.locator('.curtain').waitFor({ state: 'detached' });
      } else if (now.what === 'asked') await answer(page);
      else await changed(page, now);
    }
    assert.ok(curtains >= 2);
    await leave(page);
  });

  it('asks which side gives up', { timeout: 120_000 }, async () => {
    const page = await visitor();
    await page.goto(`${base}/new`);
    await page.locator('#game').selectOption('regiments');
    await page.getByLabel('Somebody at this screen').check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/play\//);
    if ((await standing(page)).what === 'curtain') await page.locator('.curtain button').click();
    await concede(page, 'Side B gives up');
    assert.deepEqual(page.complaints, []);
    await leave(page);
  });
});

describe('the referee', () => {
  /** What a player at a real table taps and types, field by field. */
  const disputes = [
    { game: 'regiments', kind: 'hits', about: 'saves in cover', fill: { 'f-do-hits': '5', 'f-do-ap': '1' }, dice: '6 5 4 2 1', says: /wound/i },
    { game: 'regiments', kind: 'melee-result', about: 'who lost the melee', fill: { 'f-do-chargerWounds': '2', 'f-do-targetWounds': '4' }, says: /morale|won|lost/i },
    { game: 'regiments', kind: 'can-charge', about: 'whether a charge reaches', fill: {}, places: true, says: /charge|front|flank/i },
    { game: 'first-blood', kind: 'hits', about: 'defence rolls and casualties', fill: { 'f-do-hits': '3' }, dice: '1 5 6 6 6 6', says: /hit|wound|defen/i },
    { game: 'first-blood', kind: 'healing', about: 'healing', fill: { 'f-do-amount': '3' }, says: /heal|return|back/i },
    { game: 'first-blood', kind: 'sight', about: 'who sees whom', fill: {}, places: true, says: /see|obscured/i },
  ];
  for (const { game, kind, about, fill, dice, places, says } of disputes)
    it(`settles on a phone ${about}: ${game}`, { timeout: 120_000 }, async (t) => {
      const page = await visitor({ phone: true });
      await page.goto(`${base}/referee`);
      await page.locator('#r-game').selectOption(game);
      const began = Date.now();
      await page.locator(`#r-kind option[value="${kind}"]`).waitFor({ state: 'attached' });
      await page.locator('#r-kind').selectOption(kind);
      const settle = page.getByRole('button', { name: 'Settle it' });
      await settle.waitFor();
      for (const [field, value] of Object.entries(fill)) await page.locator(`#${field}`).fill(value);
      if (dice) await page.locator('#r-dice').fill(dice);
      // the table is shown where places matter
      if (places) await page.locator('.editor svg.table').waitFor();
      else assert.equal(await page.locator('.editor svg.table').count(), 0);
      await settle.tap();
      await page.getByRole('heading', { name: 'This is what happens' }).waitFor();
      t.diagnostic(`${Date.now() - began} ms`);
      assert.match(await page.locator('section.card').innerText(), says);
      assert.ok(await page.locator('section.card .rules a').count(), 'each step has its rules');
      assert.match(page.url(), /file=/);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
      await leave(page);
    });

  it('finds the question by words, and shows the answer where it was asked', { timeout: 120_000 }, async () => {
    const page = await visitor({ phone: true });
    await page.goto(`${base}/referee`);
    await page.locator('#r-kind option[value=hits]').waitFor({ state: 'attached' });
    await page.locator('#r-find').fill('blast blocks');
    await page.locator('.found button').first().tap();
    await page.locator('#f-do-hits').waitFor();
    await page.locator('#f-do-other').selectOption('rules');
    await page.locator('#f-do-rules').fill('Bane');
    await page.locator('#r-dice').fill('6 5 4 1 3');
    await page.getByRole('button', { name: 'Settle it' }).tap();
    const answer = page.getByRole('heading', { name: 'This is what happens' });
    await answer.waitFor();
    await page.waitForFunction(() => scrollY > 0);
    const { y } = await answer.boundingBox();
    assert.ok(y >= 0 && y < 740, `the answer begins at ${y}`);
    await leave(page);
  });

  for (const [lang, game, words, question] of [
    ['en', 'regiments', 'can this charge reach', 'Whether a charge is legal, and which side of the target it meets.'],
    ['es', 'first-blood', 'quien ve', 'Quién de un regimiento ve a otro, y para quién está oscurecido.'],
  ])
    it(`finds the question that "${words}" means first`, { timeout: 120_000 }, async () => {
      const page = await visitor({ phone: true, lang });
      await page.goto(`${base}/referee?game=${game}`);
      await page.locator('#r-find').fill(words);
      await page.locator('.found button').first().filter({ hasText: question }).waitFor();
      await leave(page);
    });

  it('keeps the form as it is while it is filled in: cover is chosen, dice stand in one row', { timeout: 120_000 }, async () => {
    const page = await visitor({ phone: true, lang: 'es' });
    await page.goto(`${base}/referee?game=regiments`);
    await page.locator('#r-kind option[value=hits]').waitFor({ state: 'attached' });
    await page.locator('#r-kind').selectOption('hits');
    const cover = page.locator('select#f-do-cover');
    await cover.waitFor();
    assert.deepEqual((await cover.locator('option').allInnerTexts()).map((o) => o.trim()), ['Sin cobertura', 'Dentro de cobertura', 'Solo detrás de algo']);
    await cover.selectOption({ label: 'Solo detrás de algo' });
    await page.locator('#r-dice').fill('6 5 4 ');
    await page.locator('#r-dice').pressSequentially('1');
    assert.equal(await page.locator('#r-dice').inputValue(), '6 5 4 1');
    await page.getByRole('button', { name: 'Resolver' }).tap();
    await page.waitForURL(/file=/);
    const file = JSON.parse(new URL(page.url()).searchParams.get('file'));
    assert.equal(file.do.cover, 'behind');
    assert.deepEqual(file.dice, [6, 5, 4, 1]);
    await page.locator('#r-game').selectOption('first-blood');
    await page.locator('#r-kind option[value=clash]').waitFor({ state: 'attached' });
    await page.locator('#r-kind').selectOption('clash');
    await page.locator('#f-do-unit-profile').waitFor();
    assert.equal(await page.locator('#r-dice').inputValue(), '1 2 4 5 6 6 5 1 2');
    assert.equal(await page.locator('[id^=f-dice]').count(), 0, 'dice have one place');
    assert.match(await page.locator('#r-ed option').first().innerText(), /Edición 2/);
    const cut = await page.evaluate(() => [...document.querySelectorAll('main form input')].filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.id));
    assert.deepEqual(cut, [], 'every value is seen whole');
    assert.deepEqual(page.complaints, []);
    await leave(page);
  });

  it('takes terrain for a charge on the table', { timeout: 120_000 }, async () => {
    const page = await visitor();
    await page.goto(`${base}/referee?game=regiments`);
    await page.locator('#r-kind option[value=can-charge]').waitFor({ state: 'attached' });
    await page.locator('#r-kind').selectOption('can-charge');
    await page.locator('.editor svg.table').waitFor();
    await page.locator('.editor svg.table').getByText(/A · X/).waitFor();
    await page.locator('#r-ground').selectOption('ruins');
    await page.getByRole('button', { name: 'Place it' }).click();
    const piece = page.locator('.editor .terrain');
    await piece.waitFor();
    const box = await piece.boundingBox();
    const from = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(from[0] - 30, from[1] + 10, { steps: 4 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Settle it' }).click();
    await page.waitForURL(/file=/);
    const [ground] = JSON.parse(new URL(page.url()).searchParams.get('file')).terrain;
    assert.equal(ground.type, 'ruins');
    assert.ok(Math.max(...ground.polygon.map(([x]) => x)) < 40, JSON.stringify(ground));
    await page.getByRole('heading', { name: 'This is what happens' }).waitFor();
    await leave(page);
  });

  it('takes pieces where they are dragged on the table', { timeout: 120_000 }, async () => {
    const page = await visitor();
    await page.goto(`${base}/referee?game=regiments`);
    await page.locator('#r-kind option[value=sight]').waitFor({ state: 'attached' });
    await page.locator('#r-kind').selectOption('sight');
    const box = await page.locator('.editor [data-unit=Y] .hit').boundingBox();
    const from = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(from[0] + 40, from[1], { steps: 4 });
    await page.mouse.up();
    await page.locator('.editor [data-unit=Y] .hit').waitFor();
    await page.getByRole('button', { name: 'Settle it' }).click();
    await page.getByRole('heading', { name: 'This is what happens' }).waitFor();
    const file = JSON.parse(new URL(page.url()).searchParams.get('file'));
    assert.ok(file.units[1].at[0] > 21, JSON.stringify(file.units[1]));
    await leave(page);
  });
});

describe('a force', () => {
  it('is typed, checked while typing, saved, and offered in a new game', { timeout: 200_000 }, async () => {
    const page = await visitor();
    await page.goto(`${base}/forces/new`);
    await page.locator('#f-text').fill('++ Coast watch [250/750pts] ++\n\nDock Guard [10] Q4+ D4+ | 150pts | Fearless\n10x Spear (A1, Counter)\n\nGull Archers [5] Q4+ D5+ | 100pts\n5x Long bow (30", A1), 5x Knife (A1)\n');
    await page.getByText('250 points').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/forces\/(?!new)/);
    await played(page, 'regiments', 'Coast watch', 'Dock Guard');
    await leave(page);
  });

  const forms = [
    { game: 'regiments', list: 'units', fill: { quality: '3', points: '65' }, trait: 'Fearless', points: '65 points', twice: '130 points' },
    { game: 'first-blood', list: 'regiments', fill: { profile: 'M6 V1 C3 A1 W1 R3 D2 E0', points: '120' }, trait: 'Shield', points: '120 points', twice: '240 points', violation: 'FB-MUSTER-05' },
  ];
  for (const { game, list, fill, trait, points, twice, violation } of forms)
    it(`is made in a form, its unit copied, and played: ${game}`, { timeout: 200_000 }, async () => {
      const page = await visitor();
      await page.goto(`${base}/forces/new`);
      await page.getByLabel('Game').selectOption(game);
      await page.getByRole('button', { name: 'As a form' }).click();
      await page.locator('#f-name').fill('Made by hand');
      await page.locator(`#f-${list}-0-name`).fill('Gate Keepers');
      for (const [field, value] of Object.entries(fill)) await page.locator(`#f-${list}-0-${field}`).fill(value);
      await page.getByLabel('Add a special rule').selectOption(trait);
      await page.getByText(points).waitFor();
      assert.match(await page.locator(`#f-${list}-0-rules`).inputValue(), new RegExp(trait));
      await page.locator('#f-limit').fill('60');
      await page.locator('.verdict .alert').waitFor();
      await page.locator('.verdict .bad').first().waitFor();
      await page.locator('#f-limit').fill('750');
      if (violation) await page.locator('.verdict .bad a', { hasText: violation }).waitFor();
      else await page.locator('.verdict .notice').waitFor();
      await page.getByRole('button', { name: 'Copy this unit' }).click();
      await page.locator(`#f-${list}-1-name`).waitFor({ state: 'attached' });
      await page.getByText(twice).waitFor();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.waitForURL(/\/forces\/(?!new)/);
      await played(page, game, 'Made by hand', 'Gate Keepers');
      assert.deepEqual(page.complaints, []);
      await leave(page);
    });

  it('keeps each unit open while it is typed, and opens a new one at its name', { timeout: 120_000 }, async () => {
    const page = await visitor();
    await page.goto(`${base}/forces/new`);
    await page.getByRole('button', { name: 'As a form' }).click();
    await page.locator('#f-units-0-name').waitFor();
    await page.getByRole('button', { name: 'Add a unit' }).click();
    await page.locator('#f-units-1-name:focus').waitFor();
    await page.keyboard.type('Ford Guard', { delay: 60 });
    assert.equal(await page.locator('#f-units-1-name').inputValue(), 'Ford Guard');
    assert.ok(await page.locator('#f-units-0-name').isVisible(), 'the first unit stays open');
    await page.locator('#f-units-1-points').fill('');
    await page.keyboard.type('85', { delay: 450 });
    assert.equal(await page.locator('#f-units-1-points').inputValue(), '85');
    await page.getByText('135 points').waitFor();
    assert.ok(await page.locator('#f-units-1-points').isVisible(), 'also after it was checked');
    await page.locator('details.card summary').first().click();
    await page.locator('#f-units-1-name').press('End');
    await page.keyboard.type('s');
    await page.locator('details.card summary', { hasText: 'Ford Guards' }).waitFor();
    assert.equal(await page.locator('#f-units-0-name').isVisible(), false, 'what was closed stays closed');
    assert.deepEqual(page.complaints, []);
    await leave(page);
  });

  it('is the same as text and as a form, also when the text was deleted', { timeout: 120_000 }, async () => {
    const page = await visitor();
    await page.goto(`${base}/forces/new`);
    const text = page.locator('#f-text');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    assert.match(await text.getAttribute('placeholder'), /\[10\] Q4\+ D4\+ \| 150pts/);
    await text.fill('++ Coast watch - [\nDock Guard [10] Q4+ D4+ | 150pts\n10x Spear (A1)\n');
    await page.getByText('150 points').waitFor();
    assert.equal(await page.locator('h1').innerText(), 'Enter a new force');
    await page.getByRole('button', { name: 'As a form' }).click();
    assert.equal(await page.locator('#f-name').inputValue(), 'Coast watch');
    await page.getByRole('button', { name: 'As text', exact: true }).click();
    await text.fill('');
    await page.locator('.verdict .alert').waitFor();
    assert.ok(await save.isDisabled());
    await text.fill('++ Coast watch');
    await page.getByRole('button', { name: 'As a form' }).click();
    await page.getByText(/not understood yet/).waitFor();
    assert.equal(await text.inputValue(), '++ Coast watch', 'what was typed is not lost');
    await text.fill('');
    await page.getByRole('button', { name: 'As a form' }).click();
    await page.locator('#f-units-0-name').waitFor();
    assert.equal(await page.getByText('Dock Guard').count(), 0);
    await page.locator('.verdict .notice').waitFor();
    assert.deepEqual(page.complaints, []);
    await leave(page);
  });

  async function played(page, game, force, unit) {
    await page.goto(`${base}/new`);
    await page.locator('#game').selectOption(game);
    const own = page.locator('#force-a option', { hasText: force });
    await own.waitFor({ state: 'attached' });
    await page.locator('#force-a').selectOption(await own.getAttribute('value'));
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.prompt').waitFor();
    await page.locator('#tab-units').click();
    await page.getByText(unit).first().waitFor();
  }
});
