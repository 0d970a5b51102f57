import { otherCompany } from './companies.ts';
import {
  infoChoices,
  infoNumbers,
  infoTexts,
  type InfoField,
  type OrganisationInfo,
} from './organisationInfo.ts';
import { isInTeam, type Role } from './roles.ts';

/**
 * The fields that a person still owes: a client all of them, the team none (spec 2 §5). '-' is no choice. Where "Other"
 * is chosen its description is owed, else the choice itself.
 */
export function listMissingInfo(info: OrganisationInfo, role: Role): InfoField[] {
  if (isInTeam(role)) return [];
  return [
    ...infoTexts.filter((field) => info[field].trim() === ''),
    ...missingOf(info, 'type'),
    ...missingOf(info, 'category'),
    ...(['categories', 'countries'] as const).filter((field) => info[field].length === 0),
    ...[...infoNumbers, ...infoChoices].filter((field) => info[field] === null),
  ];
}

function missingOf(info: OrganisationInfo, what: 'type' | 'category'): InfoField[] {
  const id = info[`${what}Id`];
  if (info[`${what}Description`].trim() !== '') return [];
  if (id === otherCompany.id) return [`${what}Description`];
  return id === null ? [`${what}Id`] : [];
}
