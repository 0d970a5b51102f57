import { useImperativeHandle, useRef } from 'react';
import type { Translations } from '@ckeditor/ckeditor5-utils';
import type { Language } from '@cert/shared/domain';
import { Loaded, useLanguage, useLazy } from '@cert/shared/platform';
import { useEditingState } from '../EditingContext.ts';
import type { TextEditorProps } from '../textEditor.ts';
import type { CkEditorWithToolbar, RichTextHandle } from './CkEditorWithToolbar.tsx';
import { TextSuggestions } from './TextSuggestions.tsx';
import { selectTextSuggestions } from './selectTextSuggestions.ts';

/** A lazily loaded rich-text editor, with suggestions that the user can copy into the text. */
export function RichTextEditor({ field, html, ref, ...given }: TextEditorProps) {
  const { report, programme } = useEditingState();
  const parts = useLazy('editor', editorParts[useLanguage()]);
  const handle = useRef<RichTextHandle>(null);
  useImperativeHandle(ref, () => ({ replace: (text) => handle.current?.replace(text) }), []);
  return (
    <>
      <Loaded of={parts}>
        {({ RichText, translations }) => (
          <RichText
            ref={handle}
            {...{ html, translations }}
            {...given}
            licenceKey={programme.editorLicenceKey}
            hasTones={hasTones(field)}
          />
        )}
      </Loaded>
      <TextSuggestions
        suggestions={selectTextSuggestions(field, report)}
        html={html}
        onChoose={(text) => handle.current?.appendBullet(text)}
      />
    </>
  );
}

/** The editor and its texts in the user's language, which are loaded when editing starts. */
type EditorParts = { RichText: typeof CkEditorWithToolbar } & {
  translations: readonly Translations[];
};

const editorParts: Record<Language, () => Promise<EditorParts>> = {
  hr: () => load(import('ckeditor5/translations/hr.js')),
  sr: () => load(import('ckeditor5/translations/sr-latn.js')),
  // English is the editor's built-in language, so there is no translation to load.
  en: () => load(undefined),
};

async function load(
  language: Promise<{ default: Translations }> | undefined,
): Promise<EditorParts> {
  const [editor, own] = await Promise.all([import('./CkEditorWithToolbar.tsx'), language]);
  return { RichText: editor.CkEditorWithToolbar, translations: own ? [own.default] : [] };
}

/** Matches the fields whose texts only audit reports contain. */
const auditFields =
  /^(strengths|activities)[A-Z]|^actionPlan|^suggestionsAdditional$|^suggestions_additional_/;

/** Whether a text is printed on an audit page, so that its editor offers two colours. */
function hasTones(field: string): boolean {
  return auditFields.test(field);
}
