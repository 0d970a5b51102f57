/** The number of questionnaires on one page of the desk. */
export const deskPageSize = 50;

/**
 * The orders in which the desk can be sorted. `next` is the order in which the desk opens: questionnaires that wait for
 * the user come first.
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

/** Maximum length of the text that the desk is searched for. */
export const maxDeskSearchLength = 200;

/** The highest page number that can be requested. */
export const maxDeskPage = 100_000;
