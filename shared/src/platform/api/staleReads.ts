import { effects, type Effects } from '../../contract/effects.ts';
import type { ActName, ReadName } from '../../contract/index.ts';

/**
 * The reads that show what an action changes, as the action declares it (`shared/src/contract/effects.ts`). A page that
 * has called the action reads them again: `refresh(...staleReads('infoSave'))`, or `shownBy` of a saver.
 * @param isCertifier whether the reader is a certifier, whose page may show more of the change
 */
export function staleReads(
  action: ActName,
  { isCertifier = false }: { isCertifier?: boolean } = {},
): readonly ReadName[] {
  const { stale, staleForCertifier = [] }: Effects = effects[action];
  return isCertifier ? [...stale, ...staleForCertifier] : stale;
}
