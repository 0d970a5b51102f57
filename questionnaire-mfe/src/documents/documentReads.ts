import type { ReadName } from '@cert/shared/contract';

/** What shows or counts documents: read again after each change. */
export const documentReads = [
  'areaCategory',
  'areaCategoryList',
  'aboveBeyond',
  'documentList',
  'questions',
  'questionnaireMissing',
  'savedQuestions',
] as const satisfies readonly ReadName[];
