import { isRefusal } from '@cert/shared/domain';

/** Whether the server says that there is no such questionnaire, or that it is not the reader's. */
export function isNotFound(failure: unknown): boolean {
  return isRefusal(failure) && failure.code === 'not-found';
}
