/**
 * For whom a second factor is compulsory: for nobody, for certifiers, or for everybody (`SECOND_FACTOR`). See
 * docs/product/people.md#second-factor.
 */
export const secondFactorPolicies = ['none', 'team', 'all'] as const;
export type SecondFactorPolicy = (typeof secondFactorPolicies)[number];

/** Whether this person must have a second factor. */
export function isSecondFactorCompulsory(
  policy: SecondFactorPolicy,
  { isCertifier }: { isCertifier: boolean },
): boolean {
  return policy === 'all' || (policy === 'team' && isCertifier);
}
