import { isRefusal } from '@cert/shared/domain';

/** Whether the server refused because the questionnaire does not exist or the reader has no access to it. */
export function isNotFound(failure: unknown): boolean {
  return isRefusal(failure) && failure.code === 'not-found';
}
