/**
 * The baseline: a minimal Fastify + Kysely server with the queries and replies of the real one, but without sessions,
 * permissions, audit trail, validation and logging. `openBareServer` starts it as a child process; the arguments are
 * the database URL, the questionnaires as JSON, the programme file and a file folder. It sends its URL in a message.
 */
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import type { Role } from '@cert/shared/domain';
import { prepareStatement } from '../../server/src/database/prepareStatement.ts';
import { connect } from '../../server/src/database/connect.ts';
import { readProgramme } from '../../server/src/content/reading/readProgramme.ts';
import { openDiskFileStore } from '../../server/src/documents/stores/openDiskFileStore.ts';
import { formatAllFinalizedSql } from '../../server/src/grading/createAllFinalizedCondition.ts';
import type { MemberContext } from '../../server/src/useCase.ts';
import { createEditionCache } from '../../server/src/editions/createEditionCache.ts';
import { readCategory, readCategoryList } from '../../server/src/questionnaires/readCategory.ts';
import type { BaselineQuestionnaire } from './plan.ts';

const [databaseUrl = '', placesText = '[]', programmeFile = '', folder = ''] =
  process.argv.slice(2);
const places = new Map(
  (JSON.parse(placesText) as BaselineQuestionnaire[]).map((place) => [
    place.questionnaireId,
    place,
  ]),
);
const { db } = await connect({ kind: 'server', url: databaseUrl });
const { programme } = await readProgramme(programmeFile);
if (!programme) throw new Error('the programme file has errors');
const readEdition = createEditionCache(programme);
const now = () => new Date();
const files = await openDiskFileStore({ folder, signingKey: 'bench', limitBytes: 1 });

type Asked = { Querystring: { id: string; accountId: string; isInTeam: string; slug: string } };

const app = Fastify({ logger: false });
app.get<Asked>('/poll', async ({ query }) => {
  const { organisationId } = targetOf(query);
  const changes = await readChanges(db, { ...query, organisationId });
  return { tag: createHash('sha256').update(JSON.stringify(changes)).digest('base64url') };
});
app.get<Asked>('/list', async ({ query }) =>
  readCategoryList({ id: Number(query.id), language: 'hr' }, await contextOf(query)),
);
app.get<Asked>('/area', async ({ query }) =>
  readCategory({ id: Number(query.id), slug: query.slug, language: 'hr' }, await contextOf(query)),
);

const readChanges = prepareStatement<
  { organisationId: number; accountId: string; isInTeam: string },
  { id: number }
>(`
  select q.id, sum(case when $isInTeam::boolean then c.for_team else c.for_clients end) as noticed,
    sum(c.own + c.blind) filter (where c.account_id = $accountId) as own,
    case when $isInTeam::boolean and ${formatAllFinalizedSql('q.id')} then sum(c.blind) end as revealed
  from questionnaires q join change_counters c on c.questionnaire_id = q.id
  where q.organisation_id = $organisationId group by q.id order by q.id`);

type Saved = {
  Body: {
    id: number;
    accountId: number;
    answers: { [key: string]: { questionId: number; answerId: number; value: boolean } };
  };
};
type Row = { revision: number };

const read = prepareStatement<{ id: number; key: string }, Row & { area_id: number }>(
  `select revision, area_id from responses where questionnaire_id = $id and form_key = $key`,
);
const upsert = prepareStatement<{ [name: string]: unknown }, Row>(`
  insert into responses (questionnaire_id, form_key, area_id, question_id, answer_id, kind, value, revision, saved_by, saved_at)
  select $id, $key, area_id, $questionId, $answerId, 'single-choice', $value, 1, $accountId, $at::timestamptz
  from questions where id = $questionId
  on conflict (questionnaire_id, form_key) do update set answer_id = excluded.answer_id, value = excluded.value,
    revision = responses.revision + 1, saved_by = excluded.saved_by, saved_at = excluded.saved_at
  returning revision`);

app.post<Saved>('/save', async ({ body: { id, accountId, answers } }) => {
  const saved: { [key: string]: { revision: number; savedAt: string } } = {};
  for (const [key, { questionId, answerId, value }] of Object.entries(answers)) {
    const at = now();
    await read(db, { id, key });
    const [row] = await upsert(db, {
      ...{ id, key, questionId, answerId, accountId, at },
      value: JSON.stringify(value),
    });
    saved[key] = { revision: row?.revision ?? 0, savedAt: at.toISOString() };
  }
  return { saved, conflicts: {}, refused: {} };
});

const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
process.on('disconnect', () => process.exit());

function targetOf({ id }: Asked['Querystring']): BaselineQuestionnaire {
  const place = places.get(Number(id));
  if (!place) throw new Error('unknown place');
  return place;
}

async function contextOf(asked: Asked['Querystring']): Promise<MemberContext> {
  const { accountId, isInTeam } = asked;
  const place = targetOf(asked);
  const role: Role = isInTeam === 'true' ? 'main-certifier' : 'client';
  const settings = { inactive: false, locked: false, gradingLocked: false, reportLocked: false };
  return {
    db,
    now,
    files,
    programme,
    releaseId: 'bench',
    role,
    account: { id: Number(accountId) },
    questionnaire: {
      ...place,
      id: place.questionnaireId,
      isKeyOnly: false,
      settings,
      originalId: null,
    },
    edition: await readEdition(db, place),
    readEdition,
  } as unknown as MemberContext;
}
