import type { Editor } from '@ckeditor/ckeditor5-core';

/** Replaces the whole content of the editor as one undo step. */
export function replaceText(editor: Editor, html: string): void {
  const { model, data } = editor;
  const root = model.document.getRoot();
  if (!root) return;
  const content = data.toModel(data.processor.toView(html));
  model.change(() => {
    model.insertContent(content, model.createRangeIn(root));
  });
}
