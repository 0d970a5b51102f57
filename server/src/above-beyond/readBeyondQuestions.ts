import type { UseCase } from '../http/useCase.ts';
import { readCollected } from '../questionnaires/readCollected.ts';

/** The questions of one Above-and-Beyond category. */
export const readBeyondQuestions: UseCase<'aboveBeyond'> = ({ slug, language }, context) =>
  readCollected(context, {
    language,
    isWanted: ({ beyondCategory }) => beyondCategory === slug,
  });
