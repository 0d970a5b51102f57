import { createSeededRandom } from '../office/demo/createSeededRandom.ts';
import { callEveryAction } from '../testing/callEveryAction.ts';
import { employ } from '../testing/employ.ts';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { createMailRecorder, type RecordedMail } from './testing/mailRecorder.ts';
import {
  changeAnswersOfAllAreas,
  makeChangesVisibleBeforeReveal,
  finalize,
  gradeAreas,
  letTeamGradeBlind,
  team,
  worldSeeds,
} from './testing/secretWork.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ mailFolder: '/nowhere' });
});
beforeEach(() => site.reset());
afterAll(() => site.close());

type Recorder = ReturnType<typeof createMailRecorder>;

const dayMinutes = 24 * 60;
const emailOf = (person: Person) => `${person}@example.com`;

/** Records the mails that the same acts cause, once for each set of data (`worldSeeds`). */
async function recordInBoth(
  act: (recorder: Recorder, seed: number) => Promise<void>,
): Promise<[Recorder, Recorder]> {
  const recorders: Recorder[] = [];
  for (const seed of worldSeeds) {
    await site.reset();
    await employ(site.db, [site.world.accounts.client]);
    const recorder = createMailRecorder(site);
    await act(recorder, seed);
    await recorder.deliver();
    recorders.push(recorder);
  }
  return [recorders[0]!, recorders[1]!];
}

const setDueDate = () =>
  site.call('lead', 'questionnaireDatesSet', {
    ...{ id: site.world.questionnaire, meetingAt: null, reportDue: null },
    answersDue: '2026-12-04',
  });

const writeNote = (person: Person, content: string) =>
  site.call(person, 'certifierAreaQuestionCommentSet', {
    id: site.world.questionnaire,
    questionId: site.world.question('strategy'),
    content,
  });

/**
 * Lets the team and the client work for some hours and the reader call every action, and lets three weeks pass, while
 * mails are sent. Grades, comments and finalizations of the team depend on the seed, except those of the
 * reader. At least one person never finalizes.
 */
async function workForWeeks(
  { deliver, pass }: Recorder,
  { reader, seed }: { reader: Person | null; seed: number },
): Promise<void> {
  const random = createSeededRandom(seed + 10);
  const colleagues = team.filter((person) => person !== reader);
  const ownGrading = async () => {
    for (const person of team)
      if (person === reader) await gradeAreas(site, person, { random: () => 0.7 });
  };
  await setDueDate();
  await makeChangesVisibleBeforeReveal(site);
  await deliver();
  await letTeamGradeBlind(site, reader, seed);
  // One hour later the mail about the note is due, and in the second set of data grades of colleagues are outdated.
  await pass(60);
  await changeAnswersOfAllAreas(site, 'Changed');
  await pass(30);
  if (seed === worldSeeds[1])
    for (const person of colleagues) await gradeAreas(site, person, { random });
  await writeNote('certifier', 'A note of the certifier');
  await changeAnswersOfAllAreas(site, 'Changed again');
  await pass(40);
  await ownGrading();
  await pass(60);
  for (const person of team) if (person === reader) await finalize(site, person);
  // In one set of data a colleague finalizes, in the other one nobody does.
  if (seed === worldSeeds[0]) await finalize(site, 'certifier2');
  await pass(60);
  await writeNote('lead', 'A note of the main certifier');
  await changeAnswersOfAllAreas(site, 'Changed at last');
  await pass(60);
  await callEveryAction(site, reader, deliver);
  for (let time = 0; time < 3; time += 1) await pass(60);
  for (let day = 1; day <= 21; day += 1) await pass(dayMinutes);
}

/** Selects the mails to everybody who must not know the colleagues' work: all except these colleagues. */
const withoutColleagues = (mails: readonly RecordedMail[], reader: Person | null) =>
  mails.filter(({ to }) => !team.some((person) => person !== reader && to === emailOf(person)));

const kindsTo = (mails: readonly RecordedMail[], person: Person) =>
  new Set(mails.filter(({ to }) => to === emailOf(person)).map(({ kind }) => kind));

describe('before the whole team has finalized', () => {
  const readers = [null, 'client', 'stranger', 'certifier', 'lead'] as const;

  it.each(readers)(
    'the other certifiers’ grades change no mail to anybody else, whatever %s calls (null: signed out)',
    async (reader) => {
      const [one, other] = await recordInBoth((recorder, seed) =>
        workForWeeks(recorder, { reader, seed }),
      );
      expect(withoutColleagues(other.queued, reader)).toEqual(
        withoutColleagues(one.queued, reader),
      );
      expect(withoutColleagues(other.sent, reader)).toEqual(withoutColleagues(one.sent, reader));
      expect(one.sent.length).toBeGreaterThan(10);
      // The compared mails include the kinds of mails that this work causes.
      expect([...kindsTo(one.queued, 'client')]).toEqual(expect.arrayContaining(['answers-due']));
      if (reader === null) return;
      const ofAccount = ['new-browser', 'recovery-code-used', 'passkey-added', 'password-changed'];
      const ofTeam = ['note-written', 'answers-changed'];
      const isOfTeam = reader === 'certifier' || reader === 'lead';
      expect([...kindsTo(one.queued, reader)]).toEqual(
        expect.arrayContaining([...ofAccount, ...(isOfTeam ? ofTeam : [])]),
      );
      expect([...one.queued, ...other.queued].map(({ kind }) => kind)).not.toContain(
        'all-finalized',
      );
    },
  );

  it('a certifier’s own work changes the mails to this certifier, so the comparison above can fail', async () => {
    const [one, other] = await recordInBoth((recorder, seed) =>
      workForWeeks(recorder, { reader: 'lead', seed }),
    );
    const mailsTo = ({ sent }: Recorder) => sent.filter(({ to }) => to === emailOf('certifier2'));
    expect(mailsTo(one).length).toBeGreaterThan(0);
    expect(mailsTo(other)).not.toEqual(mailsTo(one));
  });

  it('a grade for answers that have changed since causes the same mail, whether colleagues have graded or not', async () => {
    const [one, other] = await recordInBoth(async ({ pass }, seed) => {
      await changeAnswersOfAllAreas(site, 'At first');
      const { questionnaire: id } = site.world;
      const read = { id, language: 'en', slug: 'attracting' } as const;
      const { reply } = await site.call('certifier', 'areaCategory', read);
      const { id: areaId, answersDigest: seen } = reply.areas[0]!;
      if (seed === worldSeeds[1]) await gradeAreasAs(site, 'certifier2', 2);
      await changeAnswersOfAllAreas(site, 'Changed');
      await pass(10);
      // The certifier's page still shows the answers from before the change.
      await site.call('certifier', 'certifierAreaGradeSet', { id, areaId, grade: 2, seen });
      await pass(10);
    });
    expect(withoutColleagues(one.sent, 'certifier')).toHaveLength(1);
    expect(withoutColleagues(other.sent, 'certifier')).toEqual(
      withoutColleagues(one.sent, 'certifier'),
    );
  });

  it('a confirmed grade causes the same mails, whether a colleague has graded another area or not', async () => {
    const [one, other] = await recordInBoth(async ({ pass }, seed) => {
      const answer = (key: string, content: string) =>
        site.call('client', 'questionnaireAnswersSave', {
          id: site.world.questionnaire,
          answers: { [`area_comments_${site.world.area(key)}`]: { value: true, content } },
        });
      await gradeAreasAs(site, 'certifier', { brand: 2, benefits: 2 });
      await gradeAreasAs(site, 'certifier2', { brand: 2, benefits: 2 });
      if (seed === worldSeeds[1]) await gradeAreasAs(site, 'certifier2', { selection: 2 });
      await answer('brand', 'Changed');
      await answer('benefits', 'Changed');
      await pass(10);
      await answer('selection', 'Changed');
      await pass(10);
      await gradeAreasAs(site, 'certifier', { brand: 2 });
      await pass(60);
    });
    expect(one.sent.length).toBeGreaterThan(0);
    expect(withoutColleagues(other.sent, 'certifier')).toEqual(
      withoutColleagues(one.sent, 'certifier'),
    );
  });

  it('the message ids of a certifier’s mails do not reveal how many mails colleagues have got', async () => {
    const [one, other] = await recordInBoth(async ({ pass }, seed) => {
      await gradeAreasAs(site, 'certifier', 2);
      if (seed === worldSeeds[1]) await gradeAreasAs(site, 'certifier2', 2);
      await changeAnswersOfAllAreas(site, 'Changed');
      await pass(10);
      await writeNote('lead', 'A note');
      await pass(60);
    });
    // Numbers in a row tell how many mails there were in between; a hash or a random text does not.
    const numbersTo = ({ messageIds }: Recorder) =>
      messageIds
        .filter(({ to }) => to === emailOf('certifier'))
        .map(({ messageId }) => /-\d{1,9}$/.exec(messageId)?.[0]);
    expect(numbersTo(one)).toHaveLength(2);
    expect(numbersTo(other)).toEqual(numbersTo(one));
  });
});

it('once all have finalized, the main certifier gets a mail about it, with the reconciliation behind its link', async () => {
  const [one, other] = await recordInBoth(async ({ pass }, seed) => {
    await letTeamGradeBlind(site, 'lead', seed);
    for (const person of ['lead', 'certifier', 'certifier2'] as const) await finalize(site, person);
    await pass(10);
  });
  for (const { queued, sent } of [one, other]) {
    const revealed = queued.filter(({ kind }) => kind === 'all-finalized');
    expect(revealed.map(({ to }) => to)).toEqual([emailOf('lead')]);
    const mails = sent.filter(({ to }) => to === emailOf('lead'));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(`/${site.world.questionnaire}/reconciliation`);
  }
});

it('a mail about the reveal that still waits is never sent once a finalization is reset', async () => {
  const [one, other] = await recordInBoth(async (_recorder, seed) => {
    await letTeamGradeBlind(site, 'lead', seed);
    for (const person of ['lead', 'certifier', 'certifier2'] as const) await finalize(site, person);
    await site.call('lead', 'certifierFinalizationReset', {
      ...{ id: site.world.questionnaire, accountId: site.world.accounts.certifier2 },
      reason: 'A slip of the hand',
    });
  });
  const mailsTo = ({ sent }: Recorder) => sent.filter(({ to }) => to === emailOf('lead'));
  expect([mailsTo(one), mailsTo(other)]).toEqual([[], []]);
});
