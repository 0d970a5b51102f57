import { fileEndings, fileTypes, type FileType } from '@cert/shared/domain';

/**
 * The type of a file by the ending of its name; undefined when such files cannot be attached. What the browser says of
 * a file depends on the programs of the machine; the server looks at its content.
 */
export function fileTypeOf(fileName: string): FileType | undefined {
  const ending = /[^.]\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return fileTypes.find((type) => (fileEndings[type] as readonly string[]).includes(ending));
}
