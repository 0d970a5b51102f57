import { usePageMark } from '../usePageMark.ts';

/**
 * Sets the page mark `issue` while an entry is not saved because it is invalid. Not for the errors of a form, which saves
 * nothing before it is sent.
 */
export function IssueMark(): null {
  usePageMark('issue');
  return null;
}
