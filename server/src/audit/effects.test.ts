/** @engine triggers, every action */
import { contract, type ActName, type ActionName } from '@cert/shared/contract';
import { effects, type Effects, type ChangeAudience } from '@cert/shared/contract/effects';
import { sql } from 'kysely';
import { createDocumentCalls } from '../documents/testing/createDocumentCalls.ts';
import { randomPartsPattern } from '../testing/callEveryAction.ts';
import { createValidInputs } from '../testing/createValidInputs.ts';
import { people, type Person } from '../testing/createTestWorld.ts';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { snapshotDatabase } from '../testing/snapshotDatabase.ts';
import { auditVisibility, storeAuditVisibility } from './auditVisibility.ts';

/*
 * Calls every action of the contract and compares what each person notices with what the action declares. A new action
 * is tested as soon as it is in the contract.
 */

const team = ['certifier', 'certifier2', 'lead'] as const;

/** The phases of a questionnaire, in order. They decide who may see what: a later phase hides nothing again. */
const phases = ['blind', 'revealed', 'released'] as const;
type Phase = (typeof phases)[number];

let site: TestSite;
/** For each phase: a function that sets the database to the phase, and the replies that each person then gets. */
const starts = new Map<Phase, { restore: () => Promise<void>; seen: Map<Person, Seen> }>();

beforeAll(async () => {
  site = await openTestSite();
  await site.reset();
  await createDocumentCalls(site).attach('client');
  for (const person of team) await gradeAreasAs(site, person, 3);
  await startHere('blind');
  for (const person of team) await site.call(person, 'certifierFinalizeGrades', { id: id() });
  await startHere('revealed');
  await site.call('lead', 'reportReleaseSet', { id: id(), released: true });
  await startHere('released');
});
afterAll(() => site.close());

async function startHere(phase: Phase): Promise<void> {
  // Reads everything once before the snapshot, because the first read of a certificate gives it a number.
  for (const person of people) await readAll(person);
  const restore = await snapshotDatabase(site.db, `phase ${phase}`);
  const seen = new Map<Person, Seen>();
  for (const person of people) seen.set(person, await readAll(person));
  starts.set(phase, { restore, seen });
}

const id = () => site.world.questionnaire;
const names = Object.keys(contract) as ActionName[];
const acts = names.filter((name): name is ActName => contract[name].method === 'POST');
const reads = names.filter((name) => contract[name].method === 'GET');
const isOnQuestionnaire = (name: ActName) => !['anyone', 'signed-in'].includes(contract[name].may);
const declared: Record<ActName, Effects> = effects;

/** The person who makes the change, by the audience that the contract declares for the action. */
const authors = {
  member: 'client',
  client: 'client',
  team: 'certifier2',
  'main-certifier': 'lead',
};
const preparations: { [Name in ActName]?: () => Promise<unknown> } = {
  questionSavedRemove: () => call('client', 'questionSavedAdd'),
  questionnaireSavedRemove: () => call('client', 'questionSavedAdd'),
};
/** Actions that take more than one call. */
const specialCalls: { [Name in ActName]?: () => Promise<unknown> } = {
  questionnaireDocumentSubmit: () => createDocumentCalls(site).attach('client'),
};

const call = (person: Person, name: ActionName) =>
  site.call(person, name, createValidInputs(site, person)[name] as never);

/** The replies to one person by action; each text consists of status, ETag and body. */
type Seen = Record<string, string>;

async function readAll(person: Person, wanted: readonly ActionName[] = reads): Promise<Seen> {
  const seen: Seen = {};
  for (const name of wanted) {
    const { status, headers, text } = await call(person, name);
    const etag = String(headers['etag'] ?? '');
    seen[name] = [status, etag, text.replaceAll(randomPartsPattern, '…')].join(' ');
  }
  return seen;
}

/** Reads the last id in the audit trail, the number of counted changes, and the number of `comparison_changes`. */
async function readNotes() {
  const { rows } = await sql<{ lastId: number; counted: number; marks: number }>`select
    (select coalesce(max(id), 0)::int from audit_log) as "lastId",
    (select coalesce(sum(for_clients + for_team + blind + own), 0)::int from change_counters) as counted,
    (select count(*)::int from comparison_changes) as marks`.execute(site.db);
  return rows[0]!;
}

/** Whether a person may notice a change of the author, according to the declaration of the action. */
function mayNotice(
  seenBy: ChangeAudience,
  { person, author, phase }: { person: Person; author: Person; phase: Phase },
): boolean {
  const isOfTeam = team.some((one) => one === person);
  switch (seenBy) {
    case 'organisation':
      return isOfTeam || person === 'client';
    case 'organisation-after-release':
      return isOfTeam || (person === 'client' && phase === 'released');
    case 'team':
      return isOfTeam;
    case 'author-until-reveal':
      return person === author || (isOfTeam && phase !== 'blind');
    case 'author':
      return person === author;
    case 'office':
    case 'nobody':
      return false;
  }
}

/** Makes a change in a phase. @returns who may notice it, as declared; undefined if nothing has changed */
async function changeIn(phase: Phase, name: ActName, author: Person) {
  await site.restart();
  await starts.get(phase)!.restore();
  await preparations[name]?.();
  const seenBefore = preparations[name]
    ? new Map(await Promise.all(people.map(async (one) => [one, await readAll(one)] as const)))
    : starts.get(phase)!.seen;
  const before = await readNotes();
  await (specialCalls[name]?.() ?? call(author, name));
  const after = await readNotes();
  expect([name, after.marks > before.marks && !declared[name].movesComparisons]).toEqual([
    name,
    false,
  ]);
  if (after.lastId === before.lastId && after.counted === before.counted) return undefined;
  const recorded = await site.db
    .selectFrom('audit_log')
    .select(['action', 'subject'])
    .where('id', '>', before.lastId)
    .execute();
  const { seenBy } = declared[name];
  const readers =
    typeof seenBy === 'string' ? [seenBy] : recorded.map(({ subject }) => seenBy[subject]!);
  return { seenBefore, readers };
}

const onQuestionnaires = acts.filter(isOnQuestionnaire);

it.each(onQuestionnaires)(
  'changes by the action %s are noticed by exactly the people whom it declares',
  async (name) => {
    const author = authors[contract[name].may as keyof typeof authors] as Person;
    let changes = 0;
    for (const phase of phases) {
      const change = await changeIn(phase, name, author);
      if (!change) continue;
      changes += 1;
      for (const person of people) {
        const isNoticed = change.readers.some((by) => mayNotice(by, { person, author, phase }));
        const before = change.seenBefore.get(person)!;
        const after = await readAll(person, isNoticed ? ['changeTag'] : reads);
        const differing = Object.keys(after).filter((read) => after[read] !== before[read]);
        const what = `${name} of ${author}, seen by ${person} while ${phase}`;
        expect([what, differing]).toEqual([what, isNoticed ? ['changeTag'] : []]);
      }
    }
    const isRecorded = declared[name].seenBy !== 'nobody';
    expect([name, changes > 0]).toEqual([name, isRecorded]);
  },
  60_000,
);

it('actions that belong to no questionnaire declare that only the office or nobody notices them', () => {
  const others = acts.filter((name) => !isOnQuestionnaire(name));
  expect(others.length).toBeGreaterThan(3);
  for (const name of others)
    expect([name, declared[name].seenBy]).toEqual([
      name,
      expect.stringMatching(/^(office|nobody)$/),
    ]);
});

it('a change by an action of another module that declares itself blind is noticed by its author alone until the reveal', async () => {
  const blind = { action: 'planGradeSet', subject: '', seenBy: 'author-until-reveal' } as const;
  const author = 'certifier2';
  for (const phase of phases) {
    await site.restart();
    const { restore, seen } = starts.get(phase)!;
    await restore();
    await storeAuditVisibility(site.db, [...auditVisibility, blind], '99.0.0');
    await site.db
      .insertInto('audit_log')
      .values({
        at: site.clock.now,
        account_id: site.world.accounts[author],
        questionnaire_id: id(),
        action: blind.action,
        subject: 'area 1',
      })
      .execute();
    for (const person of people) {
      const isNoticed = mayNotice(blind.seenBy, { person, author, phase });
      const before = seen.get(person)!;
      const after = await readAll(person, isNoticed ? ['changeTag'] : reads);
      const differing = Object.keys(after).filter((read) => after[read] !== before[read]);
      expect([phase, person, differing]).toEqual([phase, person, isNoticed ? ['changeTag'] : []]);
    }
  }
});
