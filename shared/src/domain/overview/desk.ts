/** The number of questionnaires on one page of the desk. */
export const deskPageSize = 50;

/**
 * By what the desk can be sorted. `next` is the order in which the desk opens: questionnaires that wait for the user come
 * first.
 */
export const deskSorts = [
  'next',
  'title',
  'year',
  'state',
  'answers',
  'due',
  'meeting',
  'changed',
] as const;
export type DeskSort = (typeof deskSorts)[number];

/** The largest length of the text by which the desk is searched. */
export const maxDeskTextLength = 200;

/** The greatest number of a page that can be asked for. */
export const maxDeskPage = 100_000;
