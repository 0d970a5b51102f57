import { toMeasureArray, type MeasureIndex } from '../contribution.ts';
import { createPublishedSums, type SumReader } from '../publishing/createPublishedSums.ts';
import { planIncrements } from '../publishing/planIncrements.ts';
import { erasedGroupKey, type PublishedContribution } from '../publishing/publication.ts';

/** An organisation in a test. Its id is its position in the list, from 1. */
export type Participant = {
  values: { [measure: string]: number };
  countries?: string[];
  industry?: number;
  group?: string;
  /** Whether it is erased after its numbers were published. */
  isErased?: boolean;
};

/** Publishes the participants in one step. @param least see `computeMinOrganisationsInSum` */
export function publishAll(participants: readonly Participant[], least = 1): SumReader {
  const index: MeasureIndex = new Map();
  const contributions = participants.map(
    (
      { values, countries = [], industry = null, group = null },
      position,
    ): PublishedContribution => ({
      id: position + 1,
      organisationId: position + 1,
      countries,
      industry,
      groupKey: group,
      scope: '1',
      values: toMeasureArray(new Map(Object.entries(values)), index),
    }),
  );
  const increments = planIncrements({ contributions, increments: [], index }, least);
  const kept = contributions.map((one, position) =>
    participants[position]?.isErased
      ? {
          ...one,
          organisationId: null,
          countries: [],
          industry: null,
          groupKey: one.groupKey === null ? null : erasedGroupKey,
        }
      : one,
  );
  return createPublishedSums({ contributions: kept, increments, index });
}
