import { toMeasureValueArray, type MeasurePositions } from '../contribution.ts';
import { createSumReader, type SumReader } from '../publishing/createSumReader.ts';
import { planIncrements } from '../publishing/planIncrements.ts';
import { erasedGroupKey, type PublishedContribution } from '../publishing/publication.ts';

/** An organisation in a test. Its id is its position in the list, from 1. */
export type TestOrganisation = {
  values: { [measure: string]: number };
  countries?: string[];
  industry?: number;
  group?: string;
  /** Whether it is erased after its numbers were published. */
  isErased?: boolean;
};

/** Publishes the participants in one step. @param least see `computeMinOrganisationsInSum` */
export function publishTestOrganisations(
  participants: readonly TestOrganisation[],
  least = 1,
): SumReader {
  const index: MeasurePositions = new Map();
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
      values: toMeasureValueArray(new Map(Object.entries(values)), index),
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
  return createSumReader({ contributions: kept, increments, index });
}
