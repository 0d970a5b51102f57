import type { CollectedQuestions } from '@cert/shared/contract';
import { aCategory, anArea, aQuestion } from '@cert/shared/testing';

/** Questions 1 and 2 in two areas of two categories, as a client receives them. */
export function aCollection(given: Partial<CollectedQuestions> = {}): CollectedQuestions {
  const { inactive, locked, keyOnly, originalQuestionnaireId, responses, documents } = aCategory();
  return {
    title: 'Saved questions',
    content: null,
    areas: [
      {
        ...anArea({ id: 1, title: 'Leaving well', questions: [aQuestion({ title: 'Why?' })] }),
        category: { id: 1, title: 'Leaving', slug: 'leaving', position: 7 },
      },
      {
        ...anArea({
          id: 2,
          title: 'Pay',
          position: 3,
          questions: [aQuestion({ id: 2, title: 'How much?', answers: [] })],
        }),
        category: { id: 2, title: 'Rewarding', slug: 'rewarding', position: 4 },
      },
    ],
    inactive,
    locked,
    keyOnly,
    originalQuestionnaireId,
    responses,
    documents,
    previousYear: null,
    previousResponses: {},
    previousDocuments: [],
    // The server sends `ownFinalized` only to the team.
    ...(given.mainCertifier !== undefined && { ownFinalized: 0 }),
    ...given,
  };
}
