import { useRead } from '@cert/shared/platform';

/** Names of the programme, for header and titles; empty until they are read. */
export function useProgramme(): { product: string; provider: string } {
  return useRead('programme', {}).data ?? { product: '', provider: '' };
}
