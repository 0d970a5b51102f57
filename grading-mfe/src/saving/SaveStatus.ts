import type { Answer } from '@cert/shared/platform';

/** The save state of the shown value. */
export type SaveStatus = 'none' | 'saving' | 'saved' | 'unsent' | 'refused';

/** @param hasNothing whether there is nothing to save: the field is empty and was empty when it was loaded */
export function saveStatusOf(kind: Answer['status']['kind'], hasNothing: boolean): SaveStatus {
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
    // Only the certifier can change this value, so the server never replies with a conflict.
    case 'conflict':
      return hasNothing ? 'none' : 'saved';
  }
}
