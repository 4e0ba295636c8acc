/** Players with phones who report and confirm, all at once. */

/** What a game ends with: always the same for the same two. */
export function scoresOf({ a, b }) {
  const [x, y] = [Number(a.slice(1)), Number(b.slice(1))];
  const first = (x * 7 + y * 3) % 10;
  const second = (x * 5 + y * 11) % 10;
  return [first, (x + y) % 4, first === second ? (second + 1) % 10 : second, (x * y) % 4];
}

const turned = ([a, b, c, d]) => [c, d, a, b];

class Phone {
  constructor(hall, who, token) {
    Object.assign(this, { hall, who, token });
  }

  async call(path, body) {
    const answer = await fetch(`${this.hall.base}/api/tourneys/${this.hall.id}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${this.token}` },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${this.who}, ${JSON.stringify(body)}: ${text}`);
    return text ? JSON.parse(text) : undefined;
  }

  change(change) {
    return this.call('/changes', change);
  }

  /**
   * Does what there is to do in this round: the first of the pair reports, the second answers.
   * A silent one never confirms, a contrary one reports something else, whoever is away does nothing.
   */
  async play(manner, acknowledged) {
    let view = await this.call('');
    while (manner !== 'away' && view.mine.table) {
      const game = view.games.at(-1).games.find((g) => g.table === view.mine.table);
      if (view.mine.todo === 'report' && game.a === this.who) {
        await this.change({ do: 'report', scores: scoresOf(game) });
        return acknowledged(`${this.who} reports`);
      }
      if (view.mine.todo === 'confirm') return this.answer(manner, scoresOf(game), acknowledged);
      if (view.mine.todo !== 'report') return;
      view = (await this.call(`?since=${view.version}`)) ?? view;
    }
  }

  async answer(manner, scores, acknowledged) {
    if (manner === 'contrary') await this.change({ do: 'report', scores: turned(scores) });
    if (manner !== 'honest') return;
    await this.change({ do: 'confirm', scores });
    acknowledged(`${this.who} confirms`);
  }
}

/** All phones of an event, wherever its server is. */
export class Phones {
  constructor(hall) {
    this.hall = hall;
    this.all = new Map();
  }

  /** Somebody opens a personal link. */
  add({ who, url }) {
    this.all.set(who, new Phone(this.hall, who, url.split('/').pop()));
  }

  of(who) {
    return this.all.get(who);
  }

  /**
   * Everybody who sits at one of these tables plays the round.
   *
   * @param manners how they do it at some tables
   * @param acknowledged is told what the server has taken
   */
  async play(games, manners = {}, acknowledged = () => {}) {
    return Promise.allSettled(games.flatMap(({ table, a, b }) => [a, b].map((who) => this.of(who).play(manners[table] ?? 'honest', acknowledged))));
  }
}
