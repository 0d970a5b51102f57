import type { Editor } from '@ckeditor/ckeditor5-core';

/** Puts another text in the place of all that stands in the editor, in one step that can be undone. */
export function replaceText(editor: Editor, html: string): void {
  const { model, data } = editor;
  const root = model.document.getRoot();
  if (!root) return;
  const content = data.toModel(data.processor.toView(html));
  model.change(() => {
    model.insertContent(content, model.createRangeIn(root));
  });
}
