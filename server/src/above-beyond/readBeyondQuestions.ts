import type { UseCase } from '../useCase.ts';
import { readSelectedQuestions } from '../questionnaires/readSelectedQuestions.ts';

/** Reads the questions of one Above-and-Beyond category. */
export const readBeyondQuestions: UseCase<'aboveBeyond'> = ({ slug, language }, context) =>
  readSelectedQuestions(context, {
    language,
    title: context.programme.beyondCategories[slug].title,
    isWanted: ({ beyondCategory }) => beyondCategory === slug,
  });
