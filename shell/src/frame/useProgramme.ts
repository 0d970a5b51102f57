import type { ProgrammeReply } from '@cert/shared/contract';
import { useRead } from '@cert/shared/platform';

/** Names of the programme, for header and titles; empty until they are read. */
export function useProgramme(): Pick<ProgrammeReply, 'product' | 'provider' | 'contacts'> {
  return useRead('programme', {}).data ?? { product: '', provider: '', contacts: [] };
}
