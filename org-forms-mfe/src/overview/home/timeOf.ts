/**
 * The time in ms since 1970 at which something is over: an instant, or the end of a calendar day in the reader's time
 * zone.
 * @param at an ISO 8601 date and time, or a calendar day (`2026-12-12`)
 */
export const timeOf = (at: string): number =>
  new Date(at.length > 10 ? at : `${at}T23:59:59`).getTime();
