import type { Translations } from '@ckeditor/ckeditor5-utils';
import type { Language } from '@cert/shared/domain';
import type { RichText } from './RichText.tsx';

/** The editor and its texts in the reader's language, which are loaded when editing starts. */
export type EditorParts = { RichText: typeof RichText } & {
  translations: readonly Translations[];
};

export const editorParts: Record<Language, () => Promise<EditorParts>> = {
  hr: () => load(import('ckeditor5/translations/hr.js')),
  sr: () => load(import('ckeditor5/translations/sr-latn.js')),
  // English is the editor's built-in language, so there is no translation to load.
  en: () => load(undefined),
};

async function load(
  language: Promise<{ default: Translations }> | undefined,
): Promise<EditorParts> {
  const [editor, own] = await Promise.all([import('./RichText.tsx'), language]);
  return { RichText: editor.RichText, translations: own ? [own.default] : [] };
}
