import { isLanguage } from '@cert/shared/domain';
import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { idPath } from './idPath.ts';
import type { ContentFile, ContentPath } from './contentFile.ts';

/**
 * Parses one YAML file and keeps the locations of its values.
 * @param name the file's path for issues
 * @param source the file's text
 */
export function parseContentFile(name: string, source: string): ContentFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const wrong = [...document.errors, ...document.warnings];
  const value: unknown = wrong.length === 0 ? document.toJS() : undefined;
  return {
    name,
    value,
    issues: wrong.map((error) => ({
      file: name,
      line: lines.linePos(error.pos[0]).line,
      at: '',
      language: undefined,
      message: `not readable as YAML: ${error.message}`,
    })),
    issueAt: (path, message) => {
      const last = path.at(-1);
      const language = isLanguage(last) ? last : undefined;
      return {
        file: name,
        line: lines.linePos(offsetOf(document, path)).line || 1,
        at: idPath(value, language ? path.slice(0, -1) : path),
        language,
        message,
      };
    },
  };
}

/**
 * Finds the offset of a path in the source: that of the field's name, or of the value if it has no name. A missing path
 * has the offset of its parent.
 */
function offsetOf(document: Document, path: ContentPath): number {
  if (path.length === 0) return document.contents?.range?.[0] ?? 0;
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isNode(key) && String(key) === String(path.at(-1)))
    : undefined;
  if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
  const node = document.getIn(path, true);
  return isNode(node) && node.range ? node.range[0] : offsetOf(document, path.slice(0, -1));
}
