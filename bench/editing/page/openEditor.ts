import {
  Bold,
  DecoupledEditor,
  Essentials,
  FontSize,
  Italic,
  List,
  Paragraph,
  PasteFromOffice,
  RemoveFormat,
  Underline,
} from 'ckeditor5';
import 'ckeditor5/ckeditor5.css';

/** Opens an editor with the report's plugins for a text, with the caret at the end. */
export async function openEditor(bar: HTMLElement, content: HTMLElement): Promise<DecoupledEditor> {
  const editor = await DecoupledEditor.create(content, {
    licenseKey: 'GPL',
    plugins: [
      Essentials,
      Paragraph,
      Bold,
      Italic,
      Underline,
      FontSize,
      List,
      RemoveFormat,
      PasteFromOffice,
    ],
    toolbar: ['bold', 'italic', 'underline', 'fontSize', 'numberedList', 'bulletedList'],
  });
  bar.replaceChildren(editor.ui.view.toolbar.element ?? '');
  editor.model.change((writer) => {
    const root = editor.model.document.getRoot();
    if (root) writer.setSelection(root, 'end');
  });
  editor.editing.view.focus();
  return editor;
}
