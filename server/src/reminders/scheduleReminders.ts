import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { createEditionCache } from '../editions/createEditionCache.ts';
import { createQueueMemberMails } from '../mail/queueMemberMails.ts';
import type { Programme } from '../programme/programme.ts';
import { queueChangeMails } from './queueChangeMails.ts';
import { queueDueDateReminders } from './queueDueDateReminders.ts';

/** Time between two runs. */
const intervalMs = 600_000;

type Parts = {
  /** The database for work that takes long. */
  db: Database;
  programme: Programme;
  releaseId: string;
  now: () => Date;
};

/**
 * Puts the mails into the outbox that no call causes: reminders of due dates, and mails about changed answers. Runs now
 * and every ten minutes. The timer does not keep the process alive.
 * @param onFailure called for a run that failed
 * @returns a function that stops the schedule and waits for the current run
 */
export function scheduleReminders(
  parts: Parts,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const round = () => queueRemindersAndChangeMails(parts).catch(onFailure);
  let running = round();
  const timer = setInterval(() => {
    running = running.then(round);
  }, intervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** Makes one run in one transaction; does nothing while another server makes one. */
export async function queueRemindersAndChangeMails({
  db,
  programme,
  releaseId,
  now,
}: Parts): Promise<void> {
  const at = now();
  const queueMemberMails = createQueueMemberMails({ hasMail: true, now: () => at });
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('reminders', 0)) as "isFree"`.execute(trx);
    if (!rows[0]?.isFree) return;
    await queueDueDateReminders({
      db: trx,
      moment: { now: at, timeZone: programme.timeZone },
      readEdition: createEditionCache(programme),
      releaseId,
      queueMemberMails,
    });
    await queueChangeMails({ db: trx, at, queueMemberMails });
  });
}
