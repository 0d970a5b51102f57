import type { Answer } from '@cert/shared/platform';

/** How far what is shown is on its way to the server. */
export type SaveStatus = 'none' | 'saving' | 'saved' | 'unsent' | 'refused';

/** @param isEmpty whether nothing is shown, so that there is nothing to be called saved */
export function saveStatusOf(kind: Answer['status']['kind'], isEmpty: boolean): SaveStatus {
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
      return isEmpty ? 'none' : 'saved';
  }
}
