import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
} from 'react';
import { CKEditor } from '@ckeditor/ckeditor5-react';
import { DecoupledEditor } from '@ckeditor/ckeditor5-editor-decoupled';
import { uid, type Translations } from '@ckeditor/ckeditor5-utils';
import { useTranslation } from 'react-i18next';
import type { Editor } from '@ckeditor/ckeditor5-core';
import { useLanguage } from '@cert/shared/platform';
import { sanitiseTeamText } from '../../texts/teamTextHtml.ts';
import type { TextEditorHandle } from '../textEditor.ts';
import { buildEditorConfig } from './buildEditorConfig.ts';
import { EditorFrame } from './EditorFrame.tsx';
import type { OmittedContent } from './normalisePastedHtml.ts';
import { cleanHtmlOnPaste } from './cleanHtmlOnPaste.ts';
import { replaceNonBreakingSpacesOnPaste } from './replaceNonBreakingSpacesOnPaste.ts';
import { turnTablesIntoLinesOnPaste } from './turnTablesIntoLinesOnPaste.ts';
import { useEditorSync } from './useEditorSync.ts';
import './editorStyles.ts';

/** Operations on a rich text that is being edited. */
export type RichTextHandle = TextEditorHandle & {
  /** Appends a bullet as if the user had typed it. */
  appendBullet: (text: string) => void;
};

/** A change to a pasted text of which the editor tells the writer; `tables`: its tables became lines. */
type PasteNotice = OmittedContent | 'tables';

type Props = {
  /** The current text. A change by another person replaces the editor's content. */
  html: string;
  name: string;
  licenceKey: string;
  hasTones: boolean;
  translations: readonly Translations[];
  onWrite: (html: string) => void;
  /** Called when the user presses Esc in the text. */
  onLeave: () => void;
  ref: Ref<RichTextHandle>;
};

/** A CKEditor instance with its toolbar above the text. */
export function CkEditorWithToolbar({ html, onWrite, onLeave, ref, ...given }: Props) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const [config] = useState(() => buildEditorConfig({ ...given, language, t }));
  const [first] = useState(html);
  const [editor, setEditor] = useState<DecoupledEditor | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [pasteNotices, setPasteNotices] = useState<ReadonlySet<PasteNotice>>(new Set());
  useEditorSync({ editor, html, onWrite });
  useImperativeHandle(
    ref,
    () => ({
      appendBullet: (text) => editor && appendBullet(editor, text),
      replace: (text) => editor && replaceText(editor, sanitiseTeamText(text)),
    }),
    [editor],
  );
  useLayoutEffect(() => {
    const { element } = editor?.ui.view.toolbar ?? {};
    if (element) bar.current?.replaceChildren(element);
  }, [editor]);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!editor) return;
    editor.model.change((writer) => {
      const root = editor.model.document.getRoot();
      if (root) writer.setSelection(root, 'end');
    });
    editor.editing.view.focus();
    const notify = (...added: PasteNotice[]) =>
      setPasteNotices((shown) => new Set([...shown, ...added]));
    cleanHtmlOnPaste(editor, (leftOut) => notify(...leftOut));
    turnTablesIntoLinesOnPaste(editor, () => notify('tables'));
    replaceNonBreakingSpacesOnPaste(editor);
    // This listener runs after the editor's own listeners, because lists and other features handle Esc first.
    editor.editing.view.document.on('keydown', (_event, { domEvent }) => {
      if (domEvent.key === 'Escape') leave();
    });
  }, [editor]);
  return (
    <EditorFrame
      bar={bar}
      notices={[...pasteNotices].map((notice) => t(`editing.pasted.${notice}`))}
    >
      <CKEditor
        editor={DecoupledEditor}
        config={config}
        data={first}
        disableWatchdog
        onReady={setEditor}
      />
    </EditorFrame>
  );
}

/** Appends a bullet with this text as one undo step. */
function appendBullet(editor: Editor, text: string): void {
  const { model } = editor;
  const root = model.document.getRoot();
  if (!root) return;
  model.change((writer) => {
    const last = root.getChild(root.childCount - 1);
    const item = writer.createElement('paragraph', {
      listItemId: uid(),
      listIndent: 0,
      listType: 'bulleted',
    });
    writer.append(item, root);
    writer.insertText(text, item);
    if (last?.is('element', 'paragraph') && last.isEmpty) writer.remove(last);
    writer.setSelection(item, 'end');
  });
  editor.editing.view.scrollToTheSelection();
}

/** Replaces the whole content of the editor as one undo step. */
function replaceText(editor: Editor, html: string): void {
  const { model, data } = editor;
  const root = model.document.getRoot();
  if (!root) return;
  const content = data.toModel(data.processor.toView(html));
  model.change(() => {
    model.insertContent(content, model.createRangeIn(root));
  });
}
