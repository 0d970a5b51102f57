/** The fields of an organisation that determine independence. */
type Company = { id: number; group: string | null };

/**
 * Whether employees of one organisation may audit another: the two must be different and not in the same company group,
 * which has one owner.
 */
export function isIndependent(employer: Company, audited: Company): boolean {
  return employer.id !== audited.id && (audited.group === null || employer.group !== audited.group);
}
