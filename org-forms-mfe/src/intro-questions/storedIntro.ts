import type { Reply } from '@cert/shared/contract';
import type { IntroField } from '@cert/shared/domain';
import type { StoredValue } from '@cert/shared/platform';

/** Converts a stored intro answer to the save queue's form; undefined if it was never saved. */
export function storedIntro(
  intro: Reply<'infoAdditional'>,
  field: IntroField,
): StoredValue | undefined {
  const saving = intro.saved[field];
  const content = intro[field];
  return saving && { ...saving, content, value: content !== '', questionId: null, answerId: null };
}
