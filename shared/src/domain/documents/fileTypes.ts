/**
 * The media types of the documents that may be attached, each with its file extensions. See
 * docs/product/documents.md#file-types.
 */
export const fileExtensions = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type FileType = keyof typeof fileExtensions;

export const fileTypes = Object.keys(fileExtensions) as readonly FileType[];
