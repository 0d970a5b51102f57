import { createHash } from 'node:crypto';
import type { OrganisationInfo } from '@cert/shared/domain';

/** Tells one state of an organisation's info from another; SHA-256 in hexadecimal. */
export function digestOfInfo(info: OrganisationInfo): string {
  const fields = Object.entries(info).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
