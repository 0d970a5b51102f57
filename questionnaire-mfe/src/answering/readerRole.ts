import type { CategoryReply } from '@cert/shared/contract';
import type { Role } from '@cert/shared/domain';

/** The reader's role on this questionnaire. The server sends `mainCertifier` only to the team. */
export function readerRole({ mainCertifier }: Pick<CategoryReply, 'mainCertifier'>): Role {
  if (mainCertifier === undefined) return 'client';
  return mainCertifier === 1 ? 'main-certifier' : 'certifier';
}
