import { fileExtensions, fileTypes, type FileType } from '@cert/shared/domain';

/**
 * Returns the type of a file by the extension of its name; undefined when such files are not accepted. The type that
 * the browser reports depends on the programs on the user's computer. The server checks the content.
 */
export function fileTypeOf(fileName: string): FileType | undefined {
  const ending = /[^.]\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return fileTypes.find((type) => (fileExtensions[type] as readonly string[]).includes(ending));
}
