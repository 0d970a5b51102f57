import { languages } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { readReportTexts } from './readReportTexts.ts';

/** One field of the report in every language in which it was ever written, so that one can be written beside another. */
export const readFieldLanguages: UseCase<'reportFieldLanguages'> = async (
  { field },
  { db, questionnaire },
) => {
  const texts = await Promise.all(
    languages.map(async (language) => {
      const all = await readReportTexts({ db, questionnaireId: questionnaire.id, language });
      return [language, all[field]] as const;
    }),
  );
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
};
