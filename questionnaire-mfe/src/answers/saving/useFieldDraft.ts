import type { FormKey } from '@cert/shared/domain';
import { useDraft, usePlatform } from '@cert/shared/platform';
import { useCurrentCategory } from '../CurrentCategory.tsx';
import type { TextLimit } from '@cert/shared/ui';

/**
 * Stores an entry of a field that cannot be saved (an invalid number, or a text that is too long), so that it is shown
 * again when the field is mounted again. This happens when the user returns to the page or reloads it, and when an
 * earlier version of this module replaces a failed one.
 * @param part names the field if several fields share the form key
 */
export function useFieldDraft(key: FormKey, part = ''): ReturnType<typeof useDraft> {
  const { questionnaireId, address } = useCurrentCategory();
  return useDraft(`${prefixOf(questionnaireId)}${key} ${part}`, address);
}

/** Lists the unsaved drafts of a questionnaire. For each draft, the list contains the address of its page, if known. */
export function useUnsavedDraftAddresses(questionnaireId: number): (string | undefined)[] {
  const { drafts } = usePlatform();
  return [...(drafts.list?.() ?? [])]
    .filter(([key]) => key.startsWith(prefixOf(questionnaireId)))
    .map(([, { address }]) => address);
}

function prefixOf(questionnaireId: number): string {
  return `${questionnaireId} `;
}

type Options = {
  /** The form key under which the text is saved. */
  key: FormKey;
  /** Names the field if several fields share the form key. */
  part?: string;
  /** Maximum length in characters. */
  most: number;
};

/** The limit of a text of the open questionnaire. A text that is too long stays in its field and is not sent. */
export function useTextLimit({ key, part, most }: Options): TextLimit {
  return useCurrentCategory().limitText(most, useFieldDraft(key, part));
}
