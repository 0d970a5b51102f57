import type { Moment } from '@cert/shared/domain';
import type { BaseContext } from './useCase.ts';

/** The moment of a call: its calendar day is that of the programme's time zone. */
export function momentOf({ now, programme }: Pick<BaseContext, 'now' | 'programme'>): Moment {
  return { now: now(), timeZone: programme.timeZone };
}
