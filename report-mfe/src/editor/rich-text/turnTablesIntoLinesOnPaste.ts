import type { ClipboardInputTransformationEvent } from '@ckeditor/ckeditor5-clipboard';
import type { Editor } from '@ckeditor/ckeditor5-core';
import {
  ViewUpcastWriter,
  type ViewDocumentFragment,
  type ViewElement,
  type ViewNode,
} from '@ckeditor/ckeditor5-engine';

/**
 * Turns the rows of pasted tables into lines, because the report has no tables.
 * @param onTable called after a table was turned into lines
 */
export function turnTablesIntoLinesOnPaste(editor: Editor, onTable: () => void): void {
  const writer = new ViewUpcastWriter(editor.editing.view.document);
  editor.plugins
    .get('ClipboardPipeline')
    .on<ClipboardInputTransformationEvent>('inputTransformation', (_event, { content }) => {
      if (replaceTablesByLines(content, writer)) onTable();
    });
}

/** Separates the cells of a row. */
const separator = ' | ';

/**
 * Replaces each table by one paragraph per row, with the cells separated by vertical bars. A table with only one column
 * is not replaced, because such tables are used for layout.
 * @returns whether a table was replaced
 */
export function replaceTablesByLines(
  content: ViewDocumentFragment,
  writer: ViewUpcastWriter,
): boolean {
  let hasTable = false;
  for (const table of findAll(content, (name) => name === 'table')) {
    const rows = findAll(table, (name) => name === 'tr').map((row) => childrenOf(row, isCell));
    if (!table.parent || rows.every((cells) => cells.length < 2)) continue;
    hasTable = true;
    const lines = rows
      .filter((cells) => cells.length > 0)
      .map((cells) => {
        const line = writer.createElement('p');
        for (const [index, cell] of cells.entries()) {
          if (index > 0) writer.appendChild(writer.createText(separator), line);
          for (const part of inlineParts(cell)) writer.appendChild(part, line);
        }
        return line;
      });
    const at = table.index ?? 0;
    const { parent } = table;
    writer.remove(table);
    writer.insertChild(at, lines, parent);
  }
  return hasTable;

  /** Copies the content of a cell so that it fits in one line: its blocks are separated by spaces. */
  function inlineParts(element: ViewElement): ViewNode[] {
    return [...element.getChildren()].flatMap((child, index): ViewNode[] => {
      if (child.is('$text')) return [writer.createText(child.data)];
      if (!child.is('element')) return [];
      if (!isBlock(child.name)) return [writer.clone(child, true)];
      return [...(index > 0 ? [writer.createText(' ')] : []), ...inlineParts(child)];
    });
  }
}

/** The elements inside a node whose names `isLookedFor` accepts, without those that are inside another such element. */
function findAll(
  node: ViewDocumentFragment | ViewElement,
  isLookedFor: (name: string) => boolean,
): ViewElement[] {
  return [...node.getChildren()].flatMap((child) => {
    if (!child.is('element')) return [];
    return isLookedFor(child.name) ? [child] : findAll(child, isLookedFor);
  });
}

function childrenOf(element: ViewElement, isLookedFor: (name: string) => boolean): ViewElement[] {
  return [...element.getChildren()].filter(
    (child): child is ViewElement => child.is('element') && isLookedFor(child.name),
  );
}

const isCell = (name: string) => name === 'td' || name === 'th';

const isBlock = (name: string) =>
  /^(?:p|div|ul|ol|li|h[1-6]|table|tbody|tr|td|th|blockquote)$/.test(name);
