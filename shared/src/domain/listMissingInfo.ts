import { otherOption } from './companies.ts';
import {
  infoChoiceFields,
  infoNumberFields,
  infoTextFields,
  type InfoField,
  type OrganisationInfo,
} from './organisationInfo.ts';
import { isInTeam, type Role } from './roles.ts';

/**
 * Lists the required fields of the organisation's form that are still empty. For a client all fields are required, for
 * the team none. The choice '-' counts as empty, and "Other" requires a description.
 */
export function listMissingInfo(info: OrganisationInfo, role: Role): InfoField[] {
  if (isInTeam(role)) return [];
  return [
    ...infoTextFields.filter((field) => info[field].trim() === ''),
    ...missingOf(info, 'type'),
    ...missingOf(info, 'category'),
    ...(['categories', 'countries'] as const).filter((field) => info[field].length === 0),
    ...[...infoNumberFields, ...infoChoiceFields].filter((field) => info[field] === null),
  ];
}

function missingOf(info: OrganisationInfo, what: 'type' | 'category'): InfoField[] {
  const id = info[`${what}Id`];
  if (info[`${what}Description`].trim() !== '') return [];
  if (id === otherOption.id) return [`${what}Description`];
  return id === null ? [`${what}Id`] : [];
}
