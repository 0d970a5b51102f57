import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { emptyAreaDigest, buildAreaDigestsQuery } from '../grading/readAreaDigests.ts';
import type { QueueMemberMails } from '../mail/queueMemberMails.ts';

/** Minimum time in milliseconds between two mails about one questionnaire to one certifier. */
const betweenMs = 60 * 60_000;

/**
 * Queues a mail to each certifier who has graded areas whose answers or documents have changed since, with the number
 * of these areas. About one questionnaire, a certifier gets at most one mail an hour, at most one for each state of
 * these areas, and none after the report was released. The mail to one certifier does not depend on the grades of the
 * others. Call it in a transaction. See docs/product/mail.md#reminders.
 */
export async function queueChangeMails({
  db,
  at,
  queueMemberMails,
}: {
  db: Database;
  at: Date;
  queueMemberMails: QueueMemberMails;
}): Promise<void> {
  for (const { questionnaireId, changes } of await listChanged(db)) {
    const changed = await listChangedGrades(db, questionnaireId);
    let isAllTold = true;
    for (const { accountId, areas, count } of changed) {
      const told = await claimTelling(db, { questionnaireId, accountId, areas, at });
      if (told === 'queue')
        await queueMemberMails(db, {
          kind: 'answers-changed',
          questionnaireId,
          onlyAccountId: accountId,
          detail: String(count),
        });
      if (told === 'later') isAllTold = false;
    }
    // While somebody must still get a mail, the changes are not stored as watched, so the next run looks at them again.
    if (isAllTold) await markAsWatched(db, { questionnaireId, changes });
  }
}

/**
 * Lists the graded questionnaires that have changed since a run last looked at them. Grades count as changes, too: a
 * grade that was given for earlier answers is outdated from the beginning.
 */
async function listChanged(db: Database): Promise<{ questionnaireId: number; changes: number }[]> {
  const { rows } = await sql<{ questionnaireId: number; changes: number }>`
    select id as "questionnaireId", changes from (
      select q.id, w.changes as watched,
        (select coalesce(sum(c.for_team + c.blind), 0)::integer from change_counters c
          where c.questionnaire_id = q.id) as changes
      from questionnaires q left join watched_grades w on w.questionnaire_id = q.id
      where q.report_released_at is null
        and exists (select from certifier_grades g where g.questionnaire_id = q.id)) graded
    where changes is distinct from watched
    order by id`.execute(db);
  return rows;
}

type ChangedGrades = { accountId: number; areas: string; count: number };

/**
 * Counts for each certifier the areas that have changed since this certifier graded them. `areas` identifies these
 * areas and their content.
 */
async function listChangedGrades(db: Database, questionnaireId: number): Promise<ChangedGrades[]> {
  const { rows } = await sql<ChangedGrades>`
    with digests as (${buildAreaDigestsQuery(questionnaireId)})
    select account_id as "accountId", count(*)::integer as count,
      string_agg(concat(area_id, ' ', digest), ',' order by area_id) as areas
    from certifier_grades left join digests using (area_id)
    where questionnaire_id = ${questionnaireId} and area_digest <> coalesce(digest, ${emptyAreaDigest})
    group by account_id order by account_id`.execute(db);
  return rows;
}

/**
 * Decides whether a certifier gets a mail now, and if so, stores this.
 * @returns `later` if the last mail was less than an hour ago; `known` if the last mail was about all these areas in
 *   their present state. So a certifier who confirms some of them gets no other mail, whenever this function is called.
 */
async function claimTelling(
  db: Database,
  {
    questionnaireId,
    accountId,
    areas,
    at,
  }: { questionnaireId: number; accountId: number; areas: string; at: Date },
): Promise<'queue' | 'later' | 'known'> {
  const key = { questionnaire_id: questionnaireId, account_id: accountId };
  const last = await db
    .selectFrom('told_changes')
    .select(['areas', 'told_at'])
    .where((is) => is.and(key))
    .executeTakeFirst();
  const told = new Set(last?.areas.split(','));
  if (areas.split(',').every((area) => told.has(area))) return 'known';
  if (last && at.getTime() - last.told_at.getTime() < betweenMs) return 'later';
  await db
    .insertInto('told_changes')
    .values({ ...key, areas, told_at: at })
    .onConflict((conflict) =>
      conflict.columns(['questionnaire_id', 'account_id']).doUpdateSet({ areas, told_at: at }),
    )
    .execute();
  return 'queue';
}

async function markAsWatched(
  db: Database,
  { questionnaireId, changes }: { questionnaireId: number; changes: number },
): Promise<void> {
  await db
    .insertInto('watched_grades')
    .values({ questionnaire_id: questionnaireId, changes })
    .onConflict((conflict) => conflict.column('questionnaire_id').doUpdateSet({ changes }))
    .execute();
}
