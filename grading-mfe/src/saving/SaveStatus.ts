import type { QueuedField } from '@cert/shared/platform';

/** The save state of the shown value. */
export type SaveStatus = 'none' | 'saving' | 'saved' | 'unsent' | 'refused';

/** @param hasNothing whether there is nothing to save: the field is empty and was empty when it was loaded */
export function saveStatusOf(kind: QueuedField['status']['kind'], hasNothing: boolean): SaveStatus {
  switch (kind) {
    case 'waiting':
    case 'sending':
      return 'saving';
    case 'failed':
      return 'unsent';
    case 'refused':
      return 'refused';
    case 'empty':
    case 'stored':
    // `conflict` cannot occur: only one certifier can change this value.
    case 'conflict':
      return hasNothing ? 'none' : 'saved';
  }
}
