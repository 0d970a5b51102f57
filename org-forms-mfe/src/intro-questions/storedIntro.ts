import type { Reply } from '@cert/shared/contract';
import type { IntroField } from '@cert/shared/domain';
import type { StoredValue } from '@cert/shared/platform';

/** What the page has read of one field, as the save queue knows it; undefined for one that was never saved. */
export function storedIntro(
  intro: Reply<'infoAdditional'>,
  field: IntroField,
): StoredValue | undefined {
  const saving = intro.saved[field];
  const content = intro[field];
  return saving && { ...saving, content, value: content !== '', questionId: null, answerId: null };
}
