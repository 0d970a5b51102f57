import type { Organisation } from './organisation.ts';

/** What two organisations of one key differ in, by the names of the fields. */
export function differingFields(one: Organisation, other: Organisation): (keyof Organisation)[] {
  return (Object.keys(one) as (keyof Organisation)[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
}
