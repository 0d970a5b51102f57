import type { ReadName } from '@cert/shared/contract';

/** What shows documents, or the progress that a required one is part of: read again after each change. */
export const documentReads = [
  'areaCategory',
  'areaCategoryList',
  'documentList',
] as const satisfies readonly ReadName[];
