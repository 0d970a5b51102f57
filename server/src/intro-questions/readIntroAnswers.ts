import { introFields, introLockReason, type IntroField } from '@cert/shared/domain';
import type { UseCase } from '../useCase.ts';
import { toFlag } from '../toFlag.ts';
import { readStoredIntroAnswers, type StoredIntroAnswers } from './readStoredIntroAnswers.ts';
import type { Database } from '../database/connect.ts';
import type { Questionnaire } from '../membership.ts';

/** Reads the answers to the intro questions, and those of the organisation's previous questionnaire. */
export const readIntroAnswers: UseCase<'infoAdditional'> = async (
  _input,
  { db, questionnaire },
) => {
  const stored = await readStoredIntroAnswers(db, questionnaire.id);
  const previous = await findPreviousIntro(db, questionnaire);
  return {
    ...contentsOf(stored),
    locked: toFlag(introLockReason(questionnaire.settings) !== undefined),
    saved: Object.fromEntries(
      Object.entries(stored).map(([field, { revision, savedAt, savedBy }]) => [
        field,
        { revision, savedAt, savedBy },
      ]),
    ),
    previous: previous ? { year: previous.year, ...contentsOf(previous.texts) } : null,
  };
};

function contentsOf(texts: StoredIntroAnswers): Record<IntroField, string> {
  const contents = introFields.map((field) => [field, texts[field]?.content ?? '']);
  return Object.fromEntries(contents) as Record<IntroField, string>;
}

/**
 * Finds the answers to the intro questions in the organisation's previous questionnaire; undefined if there are none.
 */
async function findPreviousIntro(
  db: Database,
  { organisationId, year }: Pick<Questionnaire, 'organisationId' | 'year'>,
): Promise<{ year: number; texts: StoredIntroAnswers } | undefined> {
  const previous = await db
    .selectFrom('questionnaires')
    .select(['id', 'year'])
    .where('organisation_id', '=', organisationId)
    .where('year', '<', year)
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!previous) return undefined;
  const texts = await readStoredIntroAnswers(db, previous.id);
  const isWritten = Object.values(texts).some(({ content }) => content !== '');
  return isWritten ? { year: previous.year, texts } : undefined;
}
