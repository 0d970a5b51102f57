import type { FormKey } from '@cert/shared/domain';
import { useDraft, usePlatform } from '@cert/shared/platform';
import { useCurrentCategory } from '../CurrentCategory.tsx';
import type { TextLimit } from '@cert/shared/ui';

/**
 * Keeps an invalid entry of a field, or a text that is too long, in the open questionnaire while the field is not
 * mounted: the user is on another page, has reloaded it, or an earlier version of this module replaces a failed one.
 * @param part names the field if several fields share the form key
 */
export function useFieldDraft(key: FormKey, part = ''): ReturnType<typeof useDraft> {
  const { questionnaireId, address } = useCurrentCategory();
  return useDraft(`${prefixOf(questionnaireId)}${key} ${part}`, address);
}

/** Returns for each entry of a questionnaire that is kept but not saved the address of its page, if it is known. */
export function useUnsavedEntries(questionnaireId: number): (string | undefined)[] {
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
