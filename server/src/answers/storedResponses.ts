import { listDisablingKeys } from '@cert/shared/domain';
import type { StoredResponse } from '@cert/shared/contract';
import type { Database } from '../database/connect.ts';
import type { Edition } from '../editions/edition.ts';
import { prepareSharedRead } from '../database/prepareSharedRead.ts';
import { prepareStatement } from '../database/prepareStatement.ts';
import {
  listMutuallyExclusiveKeys,
  type SentAnswer,
  type ChangedAnswer,
} from './decideAnswerOutcomes.ts';
import type { Selectable } from 'kysely';
import type { ResponsesTable } from '../database/questionnaireTables.ts';
import { StaleReadError } from '../database/inTransaction.ts';
import type { Membership } from '../membership.ts';

type Keys = { questionnaireId: number; keys: string[] };

// The author's name comes from a subquery. With a join, a response could be missing: after waiting for the lock of a
// row, PostgreSQL reads the row again, and its new `saved_by` does not match the account that was joined before. The
// rows are ordered (and locked) by key, so that two saves cannot deadlock.
const select = `
  select r.form_key, r.area_id, r.question_id, r.answer_id, r.kind, r.value, r.content, r.revision, r.saved_at,
    (select a.name from accounts a where a.id = r.saved_by) as name
  from responses r
  where r.questionnaire_id = $questionnaireId and r.form_key = any($keys)
  order by r.form_key`;
const read = prepareSharedRead<Keys, ResponseRow>(select, {
  questionnaireId: 'integer',
  keys: 'text[]',
});
const readAndHold = prepareStatement<Keys, ResponseRow>(`${select} for update of r`);

/**
 * Reads the stored responses of the sent keys, of the answers that can disable the sent questions, and of the ticks
 * that cannot be combined with the sent ones. Inside a transaction the rows are locked, so that two saves of one key
 * run one after the other.
 */
export async function readStoredResponses({
  db,
  questionnaireId,
  edition,
  sent,
}: {
  db: Database;
  questionnaireId: number;
  edition: Edition;
  sent: readonly SentAnswer[];
}): Promise<{ [formKey: string]: StoredResponse }> {
  const keys = sent.flatMap(({ target }) => {
    const disabling = target.question ? listDisablingKeys(target.question, edition.questions) : [];
    return [target.key, ...disabling, ...listMutuallyExclusiveKeys(target)];
  });
  if (keys.length === 0) return {};
  const rows = await (db.isTransaction ? readAndHold : read)(db, { questionnaireId, keys });
  return Object.fromEntries(rows.map((row) => [row.form_key, presentResponse(row)]));
}

type ResponseRow = Omit<Selectable<ResponsesTable>, 'questionnaire_id' | 'saved_by'> & {
  /** Name of the account that saved the response. */
  name: string | null;
};

/** Converts a stored response to the format of the API. */
export function presentResponse(row: ResponseRow): StoredResponse {
  return {
    questionId: row.question_id,
    answerId: row.answer_id,
    areaId: row.area_id,
    type: row.kind,
    value: row.value,
    content: row.content,
    revision: row.revision,
    savedAt: row.saved_at.toISOString(),
    savedBy: row.name ?? '',
  };
}

// The statement first verifies and locks the caller's role and the questionnaire's settings. It locks responses in the
// order of their keys, so that two saves cannot deadlock. It writes no response whose revision differs from the one
// that was read.
const writeIfUnchanged = prepareStatement<
  {
    questionnaireId: number;
    accountId: number;
    role: string;
    isKeyOnly: boolean;
    isInactive: boolean;
    isLocked: boolean;
    changes: string;
    at: Date;
  },
  { form_key: string }
>(`
  with permission as materialized (
    select q.id from questionnaires q join members m on m.questionnaire_id = q.id
    where q.id = $questionnaireId and m.account_id = $accountId and m.role = $role
      and q.is_key_only = $isKeyOnly and q.is_inactive = $isInactive and q.is_locked = $isLocked
    for share
  ), change as materialized (
    select * from jsonb_to_recordset($changes) as change (form_key text, area_id integer, question_id integer,
      answer_id integer, kind text, value jsonb, content text, revision integer, is_same boolean, before jsonb)
  ), written as (
    insert into responses (questionnaire_id, form_key, area_id, question_id, answer_id, kind, value, content,
      revision, saved_by, saved_at)
    select permission.id, form_key, area_id, question_id, answer_id, kind, value, content,
      revision, $accountId, $at::timestamptz
    from permission, change order by form_key
    on conflict (questionnaire_id, form_key) do update set answer_id = excluded.answer_id, value = excluded.value,
      content = excluded.content, revision = excluded.revision, saved_by = excluded.saved_by, saved_at = excluded.saved_at
    where responses.revision = excluded.revision - 1
    returning form_key
  ), recorded as (
    insert into audit_log (at, account_id, questionnaire_id, action, subject, before, after)
    select $at::timestamptz, $accountId, $questionnaireId, 'questionnaireAnswersSave', form_key, before,
      jsonb_build_object('answerId', answer_id, 'value', value, 'content', content)
    from written join change using (form_key) where not is_same
  )
  select form_key from written`);

/**
 * Writes changed answers and their audit rows in one statement, all or nothing, provided that the caller's role, the
 * questionnaire's settings and the revisions are still as they were read.
 * @throws StaleReadError if one of these has changed
 */
export async function storeAnswers({
  db,
  accountId,
  questionnaire,
  role,
  changed,
  at,
}: Membership & {
  db: Database;
  accountId: number;
  changed: readonly ChangedAnswer[];
  at: Date;
}): Promise<void> {
  if (changed.length === 0) return;
  const changes = changed.map(({ sent: { target, answer }, stored, revision, isSame }) => ({
    form_key: target.key,
    area_id: target.areaId,
    question_id: target.question?.id ?? null,
    answer_id: answer.answerId,
    kind: target.type,
    value: answer.value,
    content: answer.content,
    revision,
    is_same: isSame,
    before: stored ? contentOf(stored) : null,
  }));
  const write = async (to: Database) => {
    const written = await writeIfUnchanged(to, {
      questionnaireId: questionnaire.id,
      accountId,
      role,
      isKeyOnly: questionnaire.isKeyOnly,
      isInactive: questionnaire.settings.inactive,
      isLocked: questionnaire.settings.locked,
      changes: JSON.stringify(changes),
      at,
    });
    if (written.length !== changes.length) throw new StaleReadError();
  };
  // With one row, the statement writes this row or nothing. With several rows, it may write only some of them; the
  // transaction then rolls them back.
  if (changed.length === 1 || db.isTransaction) await write(db);
  else await db.transaction().execute(write);
}

function contentOf({ answerId, value, content }: NonNullable<ChangedAnswer['stored']>) {
  return { answerId, value, content };
}
