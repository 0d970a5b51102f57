import type { ReadName } from '@cert/shared/contract';

/** The reads that return or count documents. Revalidate them after each change. */
export const documentReads = [
  'areaCategory',
  'areaCategoryList',
  'aboveBeyond',
  'documentList',
  'questions',
  'questionnaireMissing',
  'savedQuestions',
] as const satisfies readonly ReadName[];
