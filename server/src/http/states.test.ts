/** @engine every action */
import { contract, type ActionName } from '@cert/shared/contract';
import { rolesOfAudience, type LockReason, type Role } from '@cert/shared/domain';
import { createDocumentCalls } from '../documents/testing/createDocumentCalls.ts';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import { createValidInputs } from '../testing/createValidInputs.ts';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { snapshotDatabase } from '../testing/snapshotDatabase.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Each action is called by each of these people, in this order. */
const callers = ['client', 'certifier', 'lead'] as const;
type Caller = (typeof callers)[number];
const roleOf: Record<Caller, Role> = {
  client: 'client',
  certifier: 'certifier',
  lead: 'main-certifier',
};

const finalize = async (...people: Person[]) => {
  for (const person of people) {
    await gradeAreasAs(site, person, 2);
    await site.call(person, 'certifierFinalizeGrades', { id: site.world.questionnaire });
  }
};
const set = (column: 'is_locked' | 'is_inactive' | 'is_grading_locked' | 'is_report_locked') =>
  site.db
    .updateTable('questionnaires')
    .set({ [column]: true })
    .where('id', '=', site.world.questionnaire)
    .execute();

/** Possible states of a questionnaire. */
const states = {
  open: async () => {},
  locked: () => set('is_locked'),
  inactive: () => set('is_inactive'),
  'grading locked': () => set('is_grading_locked'),
  'report locked': () => set('is_report_locked'),
  'the certifier finalized': () => finalize('certifier'),
  'all finalized': () => finalize('certifier', 'certifier2', 'lead'),
  'all finalized, grading locked': async () => {
    await finalize('certifier', 'certifier2', 'lead');
    await set('is_grading_locked');
  },
};
type State = keyof typeof states;

type Refused = { [state in State]?: LockReason | { [caller in Caller]?: LockReason } };

const whileLocked: Refused = { locked: { client: 'questionnaire-locked' } };
const whileGradingIsLocked: Refused = {
  'grading locked': 'grading-locked',
  'all finalized, grading locked': 'grading-locked',
};
const untilAllHaveFinalized: Refused = {
  open: 'team-not-finalized',
  locked: 'team-not-finalized',
  inactive: 'team-not-finalized',
  'report locked': 'team-not-finalized',
  'the certifier finalized': 'team-not-finalized',
};

/**
 * The lock that refuses an action in a state: for every permitted caller, or only for the listed ones. All other calls
 * pass.
 */
const refused: { [Name in ActionName]?: Refused } = {
  infoSave: whileLocked,
  questionnaireAnswersSave: whileLocked,
  questionnaireDocumentSubmit: whileLocked,
  questionnaireDocumentDelete: whileLocked,
  questionnaireDocumentRename: whileLocked,
  questionnaireSubmit: whileLocked,
  certifierAreaGradeSet: {
    ...whileGradingIsLocked,
    'the certifier finalized': { certifier: 'grades-finalized' },
    'all finalized': 'grades-finalized',
  },
  // This action is idempotent. After the caller has finalized, it passes even while grading is locked.
  certifierFinalizeGrades: { 'grading locked': 'grading-locked' },
  certifierFinalizationReset: { 'all finalized, grading locked': 'grading-locked' },
  certifierAreaFinalGradeSet: { ...untilAllHaveFinalized, ...whileGradingIsLocked },
  certifierAreaFinalCommentSet: {
    ...untilAllHaveFinalized,
    'grading locked': 'team-not-finalized',
  },
  certifierAreaCommentFinalSet: {
    ...untilAllHaveFinalized,
    'grading locked': 'team-not-finalized',
  },
  aboveBeyondUpdate: whileGradingIsLocked,
  infoAdditionalSave: { 'report locked': 'report-locked' },
  reportContentSaveItems: { 'report locked': 'report-locked' },
};

/** Returns the expected result according to `states` and `refused`: a lock's reason, a refusal's code, or `passes`. */
function expected(name: ActionName, state: State, caller: Caller): string {
  if (caller === 'client' && state === 'inactive') return 'not-found';
  const { may } = contract[name];
  if (may !== 'anyone' && may !== 'signed-in' && !rolesOfAudience[may].includes(roleOf[caller]))
    return 'not-allowed';
  const reason = refused[name]?.[state];
  return (typeof reason === 'object' ? reason[caller] : reason) ?? 'passes';
}

const onQuestionnaires = (Object.keys(contract) as ActionName[]).filter(
  (name) => !['anyone', 'signed-in'].includes(contract[name].may),
);
const acts = onQuestionnaires.filter((name) => contract[name].method === 'POST');

/**
 * Calls an action. @returns the lock's reason or the refusal's code; `passes` if the call succeeded or only its input
 * or grades were missing.
 */
async function outcomeOf(name: ActionName, caller: Caller): Promise<string> {
  const input = { ...createValidInputs(site, caller)[name] };
  if ('documentId' in input) input.documentId = callers.indexOf(caller) + 1;
  const { error } = await site.call(caller, name, input as never);
  const refusal = error as RefusalBody | undefined;
  if (!refusal || ['invalid-input', 'grades-missing'].includes(refusal.code)) return 'passes';
  if (refusal.code !== 'locked') return refusal.code;
  return refusal.details?.reason ?? Object.values(refusal.details?.refused ?? {}).join();
}

type RefusalBody = {
  code: string;
  details?: { reason?: string; refused?: { [formKey: string]: string } };
};

describe.each(Object.keys(states) as State[])('in the state “%s”,', (state) => {
  let restore: () => Promise<void>;
  beforeAll(async () => {
    await site.reset();
    // A document for each caller, for actions that need an existing one.
    const { attach } = createDocumentCalls(site);
    for (const _caller of callers) await attach();
    await states[state]();
    restore = await snapshotDatabase(site.db, `while ${state}`);
  });
  beforeEach(async () => {
    // A restart empties the server's caches.
    await site.restart();
    await restore();
  });

  it.each(acts)(
    'the action %s is allowed for the roles that the contract names, unless this state forbids it',
    async (name) => {
      for (const caller of callers)
        expect([caller, await outcomeOf(name, caller)]).toEqual([
          caller,
          expected(name, state, caller),
        ]);
    },
  );

  it('every read is allowed for the roles that the contract names, except for clients of an inactive questionnaire', async () => {
    for (const name of onQuestionnaires.filter((name) => !acts.includes(name)))
      for (const caller of callers)
        expect([name, caller, await outcomeOf(name, caller)]).toEqual([
          name,
          caller,
          expected(name, state, caller),
        ]);
  });
});
