import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { activations, answer, base, changed, drag, eventually, leave, middleOf, over, playNow, playOn, quit, standing, visitor } from './browser.mjs';

after(quit);

const few = process.env.VEXILLUM_FEW === 'true';

describe('play now', () => {
  const games = [
    { name: /Regiments/, most: 6 },
    { name: /First Blood.*1/, most: 10 },
    { name: /First Blood.*2/, most: 10 },
  ];
  for (const { name, most } of games)
    it(`is played to its end by doing what is offered: ${name}`, { timeout: 900_000 }, async (t) => {
      const page = await visitor();
      const first = await playNow(page, name);
      assert.ok(first < 5000, `first decision after ${first} ms`);
      const answers = await playOn(page, (given) => few && given.length > 40);
      if (!few) {
        assert.ok(await over(page));
        assert.match(await page.locator('.result').innerText(), /\S/);
      }
      const own = activations(answers);
      const gestures = answers.reduce((n, a) => n + a.gestures, 0);
      const each = gestures / Math.max(1, own);
      t.diagnostic(`${gestures} gestures in ${own} own activations: ${each.toFixed(1)} each (at most ${most})`);
      assert.ok(own > 3, 'units of one\'s own acted');
      assert.ok(each <= most, `${each} gestures per own activation`);
      assert.deepEqual(page.complaints, []);
      await leave(page);
    });
});

describe('a move', () => {
  async function moving() {
    const page = await visitor();
    await playNow(page, /Regiments/);
    for (let i = 0; i < 40; i++) {
      const now = await standing(page);
      if (now.form === 'move') break;
      const advance = page.locator('.option', { hasText: /^Advance/ });
      if (now.what !== 'asked') await changed(page, now);
      else if (now.question === 'ChooseAction' && (await advance.count())) {
        await advance.first().click();
        await changed(page, now);
      } else await answer(page);
    }
    assert.equal((await standing(page)).form, 'move');
    const unit = await page.locator('.unit.choice').first().getAttribute('data-unit');
    return { page, unit };
  }

  it('is refused in words with the rule, and the nearest legal place is offered', { timeout: 300_000 }, async () => {
    const { page, unit } = await moving();
    const from = await middleOf(page, unit);
    await drag(page, from, [from[0] + 30, from[1] - 420]);
    const verdict = page.locator('.verdict');
    await verdict.waitFor();
    await page.locator('.verdict:not(.legal) .rules a').first().waitFor();
    assert.match(await verdict.innerText(), /Not legal/);
    const before = await standing(page);
    await page.getByRole('button', { name: 'nearest legal place' }).click();
    await page.locator('.verdict.legal').waitFor();
    await page.locator('.prompt .end button.main').click();
    await page.waitForFunction((n) => document.querySelector('.prompt')?.dataset.number !== n, before.number);
    assert.deepEqual(page.complaints, []);
    await leave(page);
  });

  /** A small move ahead; where something is in the way, in another game. */
  async function legally(move) {
    for (let i = 0; i < 6; i++) {
      const { page, unit } = await moving();
      const from = await middleOf(page, unit);
      await move(page, from);
      await page.locator('.verdict[aria-busy=false]').waitFor();
      if (await page.locator('.verdict.legal').count()) return { page, unit, from };
      await page.locator('.verdict .rules a').first().waitFor();
      await leave(page);
    }
    return assert.fail('in six games no unit could move ahead');
  }

  it('that is typed too far leaves the unit in sight, and starting over brings the table back', { timeout: 300_000 }, async () => {
    const { page, unit } = await moving();
    const seen = () => page.locator('svg.table').getAttribute('viewBox');
    const before = await seen();
    for (const words of ['forward 99', 'right 90, forward 40']) {
      await page.locator('#typed-move').fill(words);
      await page.locator('#typed-move').press('Enter');
      await page.locator('.verdict:not(.legal)[aria-busy=false]').waitFor();
      const table = await page.locator('svg.table').boundingBox();
      const [x, y] = await middleOf(page, unit);
      assert.ok(x > table.x && x < table.x + table.width && y > table.y && y < table.y + table.height, `${unit} at ${x}, ${y}`);
      await page.getByRole('button', { name: 'Start over' }).click();
      assert.equal(await eventually(seen, before), before);
    }
    await leave(page);
  });

  it('has its handles in sight wherever it is dragged', { timeout: 300_000 }, async () => {
    const { page, unit } = await moving();
    const table = await page.locator('svg.table').boundingBox();
    const from = await middleOf(page, unit);
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(table.x + table.width - 20, table.y + table.height - 20, { steps: 8 });
    await page.mouse.up();
    await page.locator('.verdict[aria-busy=false]').waitFor();
    for (const handle of ['turn', 'move']) {
      const circle = page.locator(`[data-handle=${handle}] circle`);
      await circle.waitFor();
      const hit = await circle.evaluate((e) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-handle]')?.getAttribute('data-handle');
      });
      assert.equal(hit, handle);
    }
    await leave(page);
  });

  it('is legal within reach, and the unit stands there afterwards', { timeout: 300_000 }, async () => {
    const { page, unit, from } = await legally((page, from) => drag(page, from, [from[0], from[1] - 40]));
    assert.match(await page.locator('.verdict').innerText(), /left/);
    const before = await standing(page);
    await page.locator('.prompt .end button.main').click();
    await page.waitForFunction((n) => document.querySelector('.prompt')?.dataset.number !== n, before.number);
    const [, y] = await middleOf(page, unit);
    assert.ok(from[1] - y > 25, `moved by ${from[1] - y} pixels`);
    await leave(page);
  });

  it('pivots by itself where the place does not lie straight ahead', { timeout: 300_000 }, async () => {
    const { page } = await legally((page, from) => drag(page, from, [from[0] + 18, from[1] - 36]));
    assert.match(await page.locator('.verdict').innerText(), /pivot/);
    await leave(page);
  });

  it('takes a whole regiment of First Blood along, and single models on demand', { timeout: 300_000 }, async () => {
    const page = await visitor();
    await playNow(page, /First Blood.*2/);
    for (let i = 0; i < 60 && (await page.locator('.prompt[data-question=ChooseMarch] .grip').count()) === 0; i++) {
      const now = await standing(page);
      if (now.what === 'asked') await answer(page);
      else await changed(page, now);
    }
    const unit = await page.locator('.prompt').getAttribute('data-unit');
    const models = page.locator(`[data-unit="${unit}"] [data-model]`);
    const box = await models.first().boundingBox();
    const from = [box.x + box.width / 2, box.y + box.height / 2];
    await drag(page, from, [from[0], from[1] - 30]);
    await page.locator('.ghost.shadow .rim').first().waitFor();
    assert.equal(await page.locator('.ghost.shadow .rim').count(), await models.count());
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Single models' }).click();
    await drag(page, from, [from[0], from[1] - 30]);
    await page.locator('.ghost.shadow .rim').first().waitFor();
    assert.equal(await page.locator('.ghost.shadow .rim').count(), 1);
    assert.deepEqual(page.complaints, []);
    await leave(page);
  });

  it('is typed', { timeout: 300_000 }, async () => {
    const { page } = await legally(async (page) => {
      await page.locator('#typed-move').fill('forward 3');
      await page.keyboard.press('Enter');
    });
    await leave(page);
  });
});
