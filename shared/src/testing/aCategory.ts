import type { CategoryReply } from '../contract/index.ts';
import { anArea } from './anArea.ts';

/** Category 1 with one area of an open questionnaire, as a client gets it. */
export function aCategory(given: Partial<CategoryReply> = {}): CategoryReply {
  return {
    id: 1,
    title: 'Leaving',
    slug: 'leaving',
    position: 1,
    content: null,
    areas: [anArea()],
    inactive: 0,
    locked: 0,
    keyOnly: 0,
    originalQuestionnaireId: null,
    responses: {},
    documents: [],
    previousYear: null,
    previousResponses: {},
    previousDocuments: [],
    ...given,
  };
}
