import type { StoredOrganisation } from '../organisations/findOrganisations.ts';

/**
 * Whether people of one organisation may audit the other: neither their own one nor another of its company group,
 * since a sister company has the same owner (docs/decisions).
 */
export function isIndependent(employer: StoredOrganisation, audited: StoredOrganisation): boolean {
  const { group } = audited.organisation;
  return employer.id !== audited.id && (group === null || employer.organisation.group !== group);
}
