import type { FormKey } from '@cert/shared/domain';
import type { TextLimit } from '@cert/shared/ui';
import { useOpenCategory } from '../OpenCategory.tsx';
import { useFieldDraft } from './useFieldDraft.ts';

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
  return useOpenCategory().limitText(most, useFieldDraft(key, part));
}
