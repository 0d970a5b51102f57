import { canRevealFewOrganisations } from './canRevealFewOrganisations.ts';

/** Ids of the contributions in a published sum. */
export type SummedContributionIds = readonly number[];

/**
 * Returns the candidates that can be published without revealing anything about fewer than `least` contributions (see
 * `createDisclosureAudit`). Earlier candidates have precedence. Every admitted sum is remembered for the next call.
 */
export type DisclosureAudit = <Candidate extends { ids: SummedContributionIds }>(
  candidates: readonly Candidate[],
) => Candidate[];

/**
 * Creates the function that decides which further sums may be published in addition to the earlier ones. See
 * docs/decisions/0057-comparisons-that-cannot-be-taken-apart.md.
 * @param published all sums that were ever published
 * @param least the smallest number of contributions about which the sums may tell anything
 */
export function createDisclosureAudit(
  published: readonly SummedContributionIds[],
  least: number,
): DisclosureAudit {
  const all = [...published];
  return function admit<Candidate extends { ids: SummedContributionIds }>(
    candidates: readonly Candidate[],
  ): Candidate[] {
    if (candidates.length === 0) return [];
    const added = candidates.map(({ ids }) => ids);
    if (!canRevealFewOrganisations(selectConnected(all, added), least)) {
      all.push(...added);
      return [...candidates];
    }
    if (candidates.length === 1) return [];
    const half = Math.ceil(candidates.length / 2);
    return [...admit(candidates.slice(0, half)), ...admit(candidates.slice(half))];
  };
}

/**
 * Selects the added sums, and the published sums that share contributions with them, directly or through other sums.
 * The remaining sums share no contribution with the added ones, so both together reveal no more than each alone.
 */
function selectConnected(
  published: readonly SummedContributionIds[],
  added: readonly SummedContributionIds[],
): SummedContributionIds[] {
  const connected = [...added];
  const ids = new Set(added.flat());
  let remaining = published;
  for (;;) {
    const next = remaining.filter((sum) => sum.some((id) => ids.has(id)));
    if (next.length === 0) return connected;
    connected.push(...next);
    for (const sum of next) for (const id of sum) ids.add(id);
    remaining = remaining.filter((sum) => !next.includes(sum));
  }
}
