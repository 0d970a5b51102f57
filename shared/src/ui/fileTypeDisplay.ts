import type { FileType } from '../domain/documents/fileTypes.ts';
import type { FileKind } from './FileIcon.tsx';

/** Icon and name of each document type; the names are the same in every language. */
export const fileTypeDisplay = {
  'application/pdf': { kind: 'pdf', name: 'PDF' },
  'image/png': { kind: 'image', name: 'PNG' },
  'image/jpeg': { kind: 'image', name: 'JPEG' },
  'application/msword': { kind: 'text', name: 'Word' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    kind: 'text',
    name: 'Word',
  },
  'application/vnd.ms-excel': { kind: 'table', name: 'Excel' },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    kind: 'table',
    name: 'Excel',
  },
  'application/vnd.ms-powerpoint': { kind: 'slides', name: 'PowerPoint' },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    kind: 'slides',
    name: 'PowerPoint',
  },
} as const satisfies Record<FileType, { kind: FileKind; name: string }>;
