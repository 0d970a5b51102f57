import pg from 'pg';
import type { AnswerWriter } from './createAnswerWriters.ts';

const upsert = `insert into bare_responses
  (questionnaire_id, form_key, area_id, question_id, answer_id, kind, value, revision, saved_by, saved_at)
  values ($1, $2, 1, 1, $3, 'single-choice', $4, 1, 1, $5)
  on conflict (questionnaire_id, form_key) do update set answer_id = excluded.answer_id,
    value = excluded.value, revision = bare_responses.revision + 1, saved_at = excluded.saved_at`;
const history = `insert into bare_audit_log (at, account_id, questionnaire_id, action, subject, before, after)
  values ($1, 1, $2, 'questionnaireAnswersSave', $3, $4, $5)`;
const keysOfEach = 40;

/**
 * Opens the writers of the baseline: database connections that store the same rows in tables of the same shape. Each
 * save is an upsert and a history row in one transaction, without a server, reads or permission checks.
 */
export async function openBaselineWriters(
  cleanup: AsyncDisposableStack,
  databaseUrl: string,
  writers: number,
): Promise<AnswerWriter[]> {
  const clients = await Promise.all(
    Array.from({ length: writers }, async () => {
      const client = new pg.Client(databaseUrl);
      await client.connect();
      cleanup.defer(() => client.end());
      return client;
    }),
  );
  for (const table of ['responses', 'audit_log'])
    await clients[0]?.query(`create table bare_${table} (like ${table} including all)`);
  return clients.map((client, writer) => writerOf(client, writer));
}

function writerOf(client: pg.Client, writer: number): AnswerWriter {
  let turn = 0;
  return async () => {
    const key = `question_${turn++ % keysOfEach}`;
    const at = new Date();
    const change = JSON.stringify({ answerId: turn, value: true, content: null });
    await client.query('begin');
    await client.query(upsert, [writer, key, turn, 'true', at]);
    await client.query(history, [at, writer, key, change, change]);
    await client.query('commit');
  };
}
