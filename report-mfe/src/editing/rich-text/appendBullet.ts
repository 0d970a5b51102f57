import type { Editor } from '@ckeditor/ckeditor5-core';
import { uid } from '@ckeditor/ckeditor5-utils';

/** Appends a bullet with this text as one undo step. */
export function appendBullet(editor: Editor, text: string): void {
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
