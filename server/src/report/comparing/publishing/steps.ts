import type { Contribution } from '../contribution.ts';

/** The smallest size of a step, as a share of the contributions that are already published. */
const leastShareOfStep = 0.05;
/** Number of organisations whose values one reader may know: a person may read the reports of two organisations. */
const knownToReader = 2;

/**
 * Computes the smallest number of organisations about which published sums may tell anything. The difference of two
 * sums is then about at least `leastOrganisations` in addition to the two organisations that a reader may know.
 */
export const computeMinOrganisationsInSum = (leastOrganisations: number): number =>
  leastOrganisations + knownToReader;

/** Lists the finalized questionnaires of the organisations whose contribution to this year is not yet published. */
export function listUnpublishedContributions(
  contributions: ReadonlyMap<number, Contribution>,
  publishedOrganisations: ReadonlySet<number | null>,
): [questionnaireId: number, Contribution][] {
  return [...contributions].filter(
    ([, { isFinalized, organisationId }]) =>
      isFinalized && !publishedOrganisations.has(organisationId),
  );
}

/** Whether enough organisations wait for a step. @param least see `computeMinOrganisationsInSum` */
export function isPublishingStepDue(waiting: number, published: number, least: number): boolean {
  return waiting >= Math.max(least, Math.ceil(published * leastShareOfStep));
}
