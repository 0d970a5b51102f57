import { createHash } from 'node:crypto';
import { additionalKey, answerKey, questionCommentKey, questionKey } from '@cert/shared/domain';
import { sql, type Insertable } from 'kysely';
import { recordChanges } from '../../audit/recordChanges.ts';
import type { Database } from '../../database/connect.ts';
import type { ResponsesTable } from '../../database/questionnaireTables.ts';
import type { FileStore } from '../../documents/stores/fileStore.ts';
import { makeStoredName } from '../../documents/stores/storedName.ts';
import type { TestDataIds } from '../../testing/createTestData.ts';

/**
 * Inserts rows into every table of a questionnaire, with a marker in every user text, and a document with its file.
 * @returns the stored names of the document and of an unsubmitted upload
 */
export async function fillQuestionnaire({
  db,
  files,
  world,
  questionnaireId,
  clientId,
  teamIds: [certifierId, leadId],
  marker,
  at,
}: {
  db: Database;
  files: Pick<FileStore, 'write'>;
  world: TestDataIds;
  questionnaireId: number;
  clientId: number;
  teamIds: readonly [number, number];
  marker: string;
  at: Date;
}): Promise<string[]> {
  const place = { questionnaire_id: questionnaireId, area_id: world.area('brand') };
  const strategy = world.question('strategy');
  const document = makeStoredName('application/pdf');
  const loose = makeStoredName('image/png');
  const bytes = Buffer.from(`file of ${marker}`);
  await files.write(document, bytes);
  await files.write(loose, bytes);
  await db
    .updateTable('questionnaires')
    .set({ answers_due: '2026-12-12', meeting_at: at, report_released_at: at })
    .where('id', '=', questionnaireId)
    .execute();
  await db
    .insertInto('questionnaire_progress')
    .values({
      questionnaire_id: questionnaireId,
      version: 'older',
      answerable: 7,
      completed: 2,
      missing: 4,
    })
    .execute();
  await db
    .insertInto('certificates')
    .values({
      questionnaire_id: questionnaireId,
      kind: 'certificate',
      number: `number of ${marker}`,
      issued_at: at,
      badge_withdrawn_at: null,
    })
    .execute();
  await db
    .insertInto('workforce_figures')
    .values({ questionnaire_id: questionnaireId, employees: 640, has_union: true })
    .execute();
  await saveResponses({ db, world, questionnaireId, clientId, marker, at });
  await db
    .insertInto('intro_answers')
    .values({
      questionnaire_id: questionnaireId,
      field: 'mainFocus',
      content: marker,
      revision: 1,
      saved_by: leadId,
      saved_at: at,
    })
    .execute();
  await db
    .insertInto('certifier_grades')
    .values({ ...place, account_id: certifierId, grade: 2, graded_at: at })
    .execute();
  await db
    .insertInto('final_grades')
    .values({ ...place, grade: 2.5, set_by: leadId, set_at: at })
    .execute();
  await db
    .insertInto('finalizations')
    .values({ questionnaire_id: questionnaireId, account_id: certifierId, finalized_at: at })
    .execute();
  await db
    .insertInto('documents')
    .values({
      ...place,
      question_id: strategy,
      title: `Title ${marker}`,
      file_name: `../${marker}.pdf`,
      file_type: 'application/pdf',
      byte_count: bytes.length,
      sha256: sha256HexOfBytes(bytes),
      stored_name: document,
      uploaded_by: clientId,
      uploaded_at: at,
    })
    .execute();
  await db
    .insertInto('quarantined_files')
    .values({
      ...place,
      question_id: strategy,
      title: `Infected ${marker}`,
      file_name: `infected ${marker}.pdf`,
      file_type: 'application/pdf',
      byte_count: bytes.length,
      sha256: sha256HexOfBytes(bytes),
      stored_name: makeStoredName('application/pdf'),
      upload_name: makeStoredName('application/pdf'),
      uploaded_by: clientId,
      quarantined_at: at,
      signature: 'Eicar',
    })
    .execute();
  await db
    .insertInto('loose_files')
    .values({
      stored_name: loose,
      questionnaire_id: questionnaireId,
      account_id: clientId,
      file_type: 'image/png',
      remove_after: at,
    })
    .execute();
  await db
    .insertInto('saved_questions')
    .values({
      questionnaire_id: questionnaireId,
      account_id: clientId,
      question_id: strategy,
      saved_at: at,
    })
    .execute();
  await db
    .insertInto('comments')
    .values({
      ...place,
      kind: 'area',
      question_id: null,
      account_id: certifierId,
      content: marker,
      created_at: at,
      changed_at: at,
    })
    .execute();
  await db
    .insertInto('above_beyond_marks')
    .values({
      questionnaire_id: questionnaireId,
      question_id: strategy,
      marked_by: leadId,
      marked_at: at,
    })
    .execute();
  await db
    .insertInto('report_fields')
    .values({
      questionnaire_id: questionnaireId,
      language: 'hr',
      field: 'closing',
      html: `<p>${marker}</p>`,
      version: 1,
      saved_by: leadId,
      saved_at: at,
    })
    .execute();
  await db
    .insertInto('report_editors')
    .values({
      questionnaire_id: questionnaireId,
      account_id: leadId,
      language: 'hr',
      field: 'closing',
      seen_at: at,
    })
    .execute();
  await recordChanges(db, {
    at,
    accountId: clientId,
    questionnaireId,
    action: 'questionnaireAnswersSave',
    changes: [{ subject: `question_${strategy}`, before: null, after: { value: marker } }],
  });
  return [document, loose];
}

/** Saves a choice with extra text, a tick, a number, a table, and comments on the choice and its area. */
async function saveResponses({
  db,
  world,
  questionnaireId,
  clientId,
  marker,
  at,
}: {
  db: Database;
  world: TestDataIds;
  questionnaireId: number;
  clientId: number;
  marker: string;
  at: Date;
}): Promise<void> {
  const [strategy, plan, tests] = [
    world.question('strategy'),
    world.answer('plan'),
    world.answer('tests'),
  ];
  const of = (areaKey: string, questionKeyName: string | null, answerId: number | null) => ({
    questionnaire_id: questionnaireId,
    area_id: world.area(areaKey),
    question_id: questionKeyName === null ? null : world.question(questionKeyName),
    answer_id: answerId,
    revision: 1,
    saved_by: clientId,
    saved_at: at,
  });
  const answered = (value: unknown) => ({ value: JSON.stringify(value), content: null });
  const commented = { kind: 'comment', value: 'null', content: `=1+1 ${marker}` } as const;
  const rows: Insertable<ResponsesTable>[] = [
    {
      ...of('brand', 'strategy', plan),
      form_key: questionKey(strategy),
      kind: 'single-choice',
      ...answered(plan),
    },
    {
      ...of('brand', 'strategy', plan),
      form_key: additionalKey(plan),
      kind: 'single-choice',
      ...answered(`@${marker}`),
    },
    {
      ...of('selection', 'tools', tests),
      form_key: answerKey(tests),
      kind: 'multi-choice',
      ...answered(true),
    },
    {
      ...of('brand', 'reach', world.answer('share')),
      form_key: answerKey(world.answer('share')),
      kind: 'percentage',
      ...answered(-12.5),
    },
    {
      ...of('benefits', 'table', world.answer('cells')),
      form_key: answerKey(world.answer('cells')),
      kind: 'custom-benefits',
      ...answered({ cell: marker }),
    },
    { ...of('brand', 'strategy', null), form_key: questionCommentKey(strategy), ...commented },
    { ...of('brand', null, null), form_key: `area_comments_${world.area('brand')}`, ...commented },
  ];
  await db.insertInto('responses').values(rows).execute();
  // Adds microseconds to the times, which JavaScript dates cannot represent.
  await sql`update responses set saved_at = saved_at + interval '123 microseconds'
    where questionnaire_id = ${questionnaireId}`.execute(db);
}

/** Computes the SHA-256 in hexadecimal, as stored in a document's row. */
export function sha256HexOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
