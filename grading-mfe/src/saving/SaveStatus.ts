import type { Answer } from '@cert/shared/platform';

/** How far what is shown is on its way to the server. */
export type SaveStatus = 'none' | 'saving' | 'saved' | 'unsent' | 'refused';

/** @param hasNothing whether there is nothing to be called saved: the field is empty, and was when it was read */
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
    // Nobody else may change what a certifier saves, so the server never answers with a conflict.
    case 'conflict':
      return hasNothing ? 'none' : 'saved';
  }
}
