import type { ContentFault } from './contentFault.ts';

/** `1 fault`, `7 faults`. */
export function countOf({ length }: readonly ContentFault[]): string {
  return `${length} ${length === 1 ? 'fault' : 'faults'}`;
}
