import { introFields, introLockReason, type IntroField } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { asFlag } from '../questionnaires/asFlag.ts';
import { findPreviousIntro } from './findPreviousIntro.ts';
import { readIntroTexts, type IntroTexts } from './readIntroTexts.ts';

/** Reads the notes on the intro questions, and those of the organisation's previous questionnaire. */
export const readIntro: UseCase<'infoAdditional'> = async (_input, { db, questionnaire }) => {
  const stored = await readIntroTexts(db, questionnaire.id);
  const previous = await findPreviousIntro(db, questionnaire);
  return {
    ...contentsOf(stored),
    locked: asFlag(introLockReason(questionnaire.settings) !== undefined),
    saved: Object.fromEntries(
      Object.entries(stored).map(([field, { revision, savedAt, savedBy }]) => [
        field,
        { revision, savedAt, savedBy },
      ]),
    ),
    previous: previous ? { year: previous.year, ...contentsOf(previous.texts) } : null,
  };
};

function contentsOf(texts: IntroTexts): Record<IntroField, string> {
  const contents = introFields.map((field) => [field, texts[field]?.content ?? '']);
  return Object.fromEntries(contents) as Record<IntroField, string>;
}
