import type { ClipboardInputTransformationEvent } from '@ckeditor/ckeditor5-clipboard';
import type { Editor } from '@ckeditor/ckeditor5-core';
import {
  ViewUpcastWriter,
  type ViewDocumentFragment,
  type ViewElement,
  type ViewText,
} from '@ckeditor/ckeditor5-engine';
import { replaceNonBreakingSpaces } from './replaceNonBreakingSpaces.ts';

/** Replaces the non-breaking spaces between words in pasted texts; see `replaceNonBreakingSpaces`. */
export function replaceNonBreakingSpacesOnPaste(editor: Editor): void {
  const writer = new ViewUpcastWriter(editor.editing.view.document);
  editor.plugins
    .get('ClipboardPipeline')
    .on<ClipboardInputTransformationEvent>('inputTransformation', (_event, { content }) => {
      for (const texts of findLines(content)) {
        const soft = replaceNonBreakingSpaces(texts.map(({ data }) => data));
        for (const [index, text] of texts.entries()) {
          const { parent } = text;
          if (!parent || soft[index] === text.data) continue;
          const at = parent.getChildIndex(text);
          writer.remove(text);
          writer.insertChild(at, writer.createText(soft[index] ?? ''), parent);
        }
      }
    });
}

/** The texts of the content, line by line: a block or a line break begins a new line. */
function findLines(content: ViewDocumentFragment): ViewText[][] {
  const lines: ViewText[][] = [[]];
  read(content);
  return lines;

  function read(parent: ViewDocumentFragment | ViewElement): void {
    for (const child of parent.getChildren())
      if (child.is('$text')) lines.at(-1)?.push(child);
      else if (child.is('element')) {
        const isInline = inlineNames.test(child.name);
        if (!isInline) lines.push([]);
        read(child);
        if (!isInline) lines.push([]);
      }
  }
}

const inlineNames =
  /^(?:a|abbr|b|big|cite|code|del|em|font|i|ins|mark|o:p|s|small|span|strike|strong|sub|sup|tt|u|st1:.*)$/;
