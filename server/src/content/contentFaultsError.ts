import type { ContentFault } from './contentFault.ts';
import { countOf } from './countOf.ts';
import { formatContentFault } from './formatContentFault.ts';

/** Thrown where content must be right to go on; holds every fault, not just the first. */
export class ContentFaultsError extends Error {
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    super(
      [
        `The content has ${countOf(faults)}; nothing was imported.`,
        ...faults.map(formatContentFault),
      ].join('\n'),
    );
    this.name = 'ContentFaultsError';
    this.faults = faults;
  }
}
