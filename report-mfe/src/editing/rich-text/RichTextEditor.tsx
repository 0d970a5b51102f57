import { useImperativeHandle, useRef } from 'react';
import { Loaded, useLanguage, useLazy } from '@cert/shared/platform';
import { useEditing } from '../EditingContext.ts';
import { hasTones } from '../hasTones.ts';
import { suggestionsFor } from '../suggesting/suggestionsFor.ts';
import { Suggestions } from '../suggesting/Suggestions.tsx';
import type { TextEditorProps } from '../textEditor.ts';
import { editorParts } from './editorParts.ts';
import type { RichTextHandle } from './RichText.tsx';

/** A lazily loaded rich-text editor, with suggestions that the user can copy into the text. */
export function RichTextEditor({ field, html, ref, ...given }: TextEditorProps) {
  const { report, programme } = useEditing();
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
      <Suggestions
        suggestions={suggestionsFor(field, report)}
        html={html}
        onChoose={(text) => handle.current?.appendBullet(text)}
      />
    </>
  );
}
