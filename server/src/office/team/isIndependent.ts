/** An organisation as far as independence goes. */
type Company = { id: number; group: string | null };

/**
 * Whether people of one organisation may audit the other: neither their own one nor another of its company group,
 * since a sister company has the same owner.
 */
export function isIndependent(employer: Company, audited: Company): boolean {
  return employer.id !== audited.id && (audited.group === null || employer.group !== audited.group);
}
