import type { ChangeDescription } from './changeDescription.ts';
import type { QueueEntry } from './queueEntry.ts';

/** Describes a change; undefined when the page does not know the key. */
export type DescribeChange = (
  change: Pick<QueueEntry, 'questionnaireId' | 'key' | 'value'>,
) => ChangeDescription | undefined;
