import type { CategoryReply } from '@cert/shared/contract';
import type { Role } from '@cert/shared/domain';

/** What the reader is on this questionnaire: the server sends `mainCertifier` to the team only. */
export function roleIn({ mainCertifier }: Pick<CategoryReply, 'mainCertifier'>): Role {
  if (mainCertifier === undefined) return 'client';
  return mainCertifier === 1 ? 'main-certifier' : 'certifier';
}
