import {
  additionalInputKey,
  answerKey,
  areaCommentKey,
  questionCommentKey,
  questionKey,
} from '@cert/shared/domain';
import { sql } from 'kysely';
import { saveAnswers } from '../../answers/saveAnswers.ts';
import type { Database } from '../../database/connect.ts';
import type { FileStore } from '../../documents/stores/fileStore.ts';
import { makeStoredName } from '../../documents/stores/storedName.ts';
import { createEditionCache } from '../../editions/createEditionCache.ts';
import { createMemberContext } from '../../office/demo/participants.ts';
import { sha256Hex } from '../../sha256Hex.ts';
import type { TestWorldIds } from '../../testing/createTestWorld.ts';
import { testProgramme } from '../../testing/testProgramme.ts';

type Filling = {
  db: Database;
  files: FileStore;
  world: TestWorldIds;
  questionnaireId: number;
  clientId: number;
  teamIds: readonly [number, number];
  /** A word that every text of a user contains. */
  marker: string;
  at: Date;
};

/**
 * Fills every table of a questionnaire and of its client's account, and stores a document with its file. The answers
 * are saved by the client's action; the other rows are inserted.
 * @returns the stored names of the document and of an unsubmitted upload
 */
export async function fillQuestionnaire(filling: Filling): Promise<string[]> {
  const {
    db,
    files,
    world,
    questionnaireId,
    clientId,
    teamIds: [certifierId, leadId],
    marker,
    at,
  } = filling;
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
  await sql`insert into comparison_contributions
      (year, step, organisation_id, scope, countries, industry, group_key, measures)
    select year, 1, organisation_id, '1', array['hr'], 6, ${marker}, '{"overall": 70}' from questionnaires
    where id = ${questionnaireId}`.execute(db);
  await saveResponses(filling);
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
      sha256: sha256Hex(bytes),
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
      sha256: sha256Hex(bytes),
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
    .insertInto('password_links')
    .values({
      hash: `link of ${questionnaireId}`,
      account_id: clientId,
      kind: 'password-reset',
      expires_at: at,
    })
    .execute();
  await db
    .insertInto('authenticators')
    .values({ account_id: clientId, secret: `secret of ${questionnaireId}`, confirmed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      ...{ account_id: clientId, credential_id: `passkey of ${questionnaireId}` },
      ...{ public_key: `key of ${questionnaireId}`, signatures: 0, transports: [] },
      ...{ name: 'phone', added_at: at },
    })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values({ account_id: clientId, hash: `code of ${questionnaireId}` })
    .execute();
  const ofQuestionnaire = { questionnaire_id: questionnaireId };
  await db
    .insertInto('told_due_dates')
    .values({ ...ofQuestionnaire, due: '2026-12-04', days_before: 7 })
    .execute();
  await db
    .insertInto('watched_grades')
    .values({ ...ofQuestionnaire, changes: 1 })
    .execute();
  await db
    .insertInto('told_changes')
    .values({ ...ofQuestionnaire, account_id: clientId, areas: '1 digest', told_at: at })
    .execute();
  await db
    .insertInto('email_changes')
    .values({ account_id: clientId, email: 'next@example.com', expires_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('email_change_links')
    .values({ hash: `e-mail of ${questionnaireId}`, account_id: clientId, is_to_new: true })
    .execute();
  await db
    .insertInto('outbox')
    .values({
      account_id: clientId,
      kind: 'new-browser',
      language: 'hr',
      detail: 'Firefox · Linux',
      created_at: at,
      due_at: at,
      send_until: at,
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
  return [document, loose];
}

/**
 * Saves a choice with extra text, a tick, a number, a table, and comments on the choice and its area, as the client.
 */
async function saveResponses({
  db,
  files,
  world,
  questionnaireId,
  clientId,
  marker,
  at,
}: Omit<Filling, 'teamIds'>): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'is_certifier as isCertifier'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  const client = await createMemberContext({
    db,
    files,
    programme: testProgramme,
    readEdition: createEditionCache(testProgramme),
    questionnaireId,
    account,
    at,
  });
  const [plan, strategy] = [world.answer('plan'), world.question('strategy')];
  const comment = { value: true, content: `=1+1 ${marker}` };
  const answers = {
    [questionKey(strategy)]: { value: true, answerId: plan },
    [additionalInputKey(plan)]: { value: `@${marker}` },
    [answerKey(world.answer('tests'))]: { value: true },
    [answerKey(world.answer('share'))]: { value: 12 },
    [answerKey(world.answer('cells'))]: { value: { input_monetary_info_1: marker } },
    [questionCommentKey(strategy)]: comment,
    [areaCommentKey(world.area('brand'))]: comment,
  };
  const { saved } = await saveAnswers({ id: questionnaireId, answers }, client);
  expect(Object.keys(saved).sort()).toEqual(Object.keys(answers).sort());
  // Adds microseconds to the times, which JavaScript dates cannot represent.
  await sql`update responses set saved_at = saved_at + interval '123 microseconds'
    where questionnaire_id = ${questionnaireId}`.execute(db);
}
