import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const pollEveryMs = 20;
const heldWithinMs = 20_000;

/**
 * Locks the table of answers, so that calls that save an answer cannot finish, and waits until enough of them are
 * blocked.
 * @param moreThan resolves when more than this number of connections wait for the lock; one server has at most 10
 * @returns a function that releases the lock
 * @throws {Error} if not enough connections wait within 20 seconds
 */
export async function blockAnswerSaves(
  databaseUrl: string,
  moreThan: number,
): Promise<() => Promise<void>> {
  const [holder, watcher] = await Promise.all([connect(databaseUrl), connect(databaseUrl)]);
  const release = async () => {
    await Promise.all([holder.end(), watcher.end()]);
  };
  await holder.query('begin');
  await holder.query('lock table responses in exclusive mode');
  const deadline = Date.now() + heldWithinMs;
  for (;;) {
    const { rows } = await watcher.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'`,
    );
    const { waiting = 0 } = rows[0] ?? {};
    if (waiting > moreThan) return release;
    if (Date.now() > deadline) {
      await release();
      throw new Error(`only ${waiting} connections wait for the lock`);
    }
    await wait(pollEveryMs);
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}
