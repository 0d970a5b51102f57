import type { FormKey } from '@cert/shared/domain';
import { useDraft } from '@cert/shared/platform';
import type { NumberDraftStore } from '@cert/shared/ui';
import { useOpenCategory } from '../OpenCategory.tsx';

/**
 * Keeps an invalid entry of a field, or a text that is too long, in the open questionnaire while the field is not
 * mounted: the user is on another page, or an earlier version of this module replaces a failed version.
 * @param part names the field if several fields share the form key
 */
export function useFieldDraft(key: FormKey, part = ''): NumberDraftStore {
  const { questionnaireId } = useOpenCategory();
  return useDraft(`${questionnaireId} ${key} ${part}`);
}
