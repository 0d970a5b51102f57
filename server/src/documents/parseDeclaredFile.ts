import { cleanFileName, fileTypes, refuse, type FileType } from '@cert/shared/domain';

/**
 * Validates the declared name and type of a file.
 * @throws Refusal wrong-file-type if the type is not allowed or the extension does not fit it
 */
export function parseDeclaredFile({ name, type }: { name: string; type: string }): {
  fileName: string;
  fileType: FileType;
} {
  const fileType = fileTypes.find((allowed) => allowed === type);
  const fileName = fileType && cleanFileName(name, fileType);
  if (!fileType || !fileName) throw refuse('wrong-file-type');
  return { fileName, fileType };
}
