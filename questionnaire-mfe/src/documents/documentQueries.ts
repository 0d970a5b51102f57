import type { ReadName } from '@cert/shared/contract';

/** The queries that return or count documents. Revalidate them after each change. */
export const documentQueries = [
  'areaCategory',
  'areaCategoryList',
  'aboveBeyond',
  'documentList',
  'questions',
  'questionnaireMissing',
  'savedQuestions',
] as const satisfies readonly ReadName[];
