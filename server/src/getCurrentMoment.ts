import type { Moment } from '@cert/shared/domain';
import type { BaseContext } from './useCase.ts';

/** Returns the time of a call with the programme's time zone, which decides the calendar day. */
export function getCurrentMoment({
  now,
  programme,
}: Pick<BaseContext, 'now' | 'programme'>): Moment {
  return { now: now(), timeZone: programme.timeZone };
}
