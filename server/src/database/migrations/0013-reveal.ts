import { sql, type Kysely } from 'kysely';

/** Sets the time of the reveal for questionnaires whose whole team had finalized before this migration. */
export const backfillRevealTimesSql = `update questionnaires q set grades_revealed_at = done.at
  from (select m.questionnaire_id, max(f.finalized_at) as at
    from members m left join finalizations f using (questionnaire_id, account_id)
    where m.role <> 'client'
    group by m.questionnaire_id having bool_and(f.account_id is not null)) done
  where done.questionnaire_id = q.id`;

/** Adds columns that store when a team's grades were first revealed, and which grades were changed after that. */
const statements = [
  `alter table questionnaires add grades_revealed_at timestamptz`,
  backfillRevealTimesSql,
  `alter table certifier_grades add is_after_reveal boolean not null default false`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
