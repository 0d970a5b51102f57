import { createHash } from 'node:crypto';
import type { OrganisationInfo } from '@cert/shared/domain';

/** Computes the SHA-256 of an organisation's info in hexadecimal, to detect changes. */
export function digestOfInfo(info: OrganisationInfo): string {
  const fields = Object.entries(info).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
