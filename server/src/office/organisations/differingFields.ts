import type { Organisation } from './organisation.ts';

/** Names of the fields in which two organisations differ. */
export function differingFields(one: Organisation, other: Organisation): (keyof Organisation)[] {
  return (Object.keys(one) as (keyof Organisation)[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
}
