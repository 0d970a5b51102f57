import type { Database } from '../database/connect.ts';
import type { Questionnaire } from '../questionnaires/toVisibleMembership.ts';
import { readIntroTexts, type IntroTexts } from './readIntroTexts.ts';

/** Finds the notes on the intro questions in the organisation's previous questionnaire; undefined if there are none. */
export async function findPreviousIntro(
  db: Database,
  { organisationId, year }: Pick<Questionnaire, 'organisationId' | 'year'>,
): Promise<{ year: number; texts: IntroTexts } | undefined> {
  const previous = await db
    .selectFrom('questionnaires')
    .select(['id', 'year'])
    .where('organisation_id', '=', organisationId)
    .where('year', '<', year)
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!previous) return undefined;
  const texts = await readIntroTexts(db, previous.id);
  const isWritten = Object.values(texts).some(({ content }) => content !== '');
  return isWritten ? { year: previous.year, texts } : undefined;
}
