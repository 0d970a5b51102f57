import { cleanFileName, fileTypes, refuse, type FileType } from '@cert/shared/domain';

/**
 * What a page says that a file is.
 * @throws Refusal wrong-file-type when its type is not allowed, or its name does not end as such files do
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
