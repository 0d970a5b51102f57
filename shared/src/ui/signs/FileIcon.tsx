import { styled } from 'styled-components';
import type { FileType } from '../../domain/documents/fileTypes.ts';
import { color } from '../tokens.ts';

/** SVG paths, drawn inside the outline of a sheet of paper on a 24 × 28 grid. */
const drawings = {
  pdf: 'M5.6 21v-6.6H7a1.9 1.9 0 0 1 0 3.8H5.6M10.6 14.4V21h.7a2.3 2.3 0 0 0 2.3-2.3v-2a2.3 2.3 0 0 0-2.3-2.3zM16.1 21v-6.6h2.6M16.1 17.6h2.1',
  image: 'M6 21.5l4-5 2.6 3 2.4-2.5 3 4.5zM15.2 13.2v.1',
  text: 'm6.5 14 1.7 7L12 14.5l3.8 6.5 1.7-7',
  table: 'M6 13.5h12v8H6zM6 17.5h12M10 13.5v8M14 13.5v8',
  unknown: 'M10 14.6a2.1 2.1 0 1 1 3 2c-.7.3-1 .8-1 1.6M12 21.4v.1',
  slides: 'M6 21.5h12M8 21.5v-4M12 21.5v-8M16 21.5v-6',
} as const;

export type FileKind = keyof typeof drawings;

type Props = { kind: FileKind };

/** An icon for the kind of a file. It is hidden from screen readers, so a text beside it must name the kind. */
export function FileIcon({ kind }: Props) {
  return (
    <Drawing viewBox="0 0 24 28" aria-hidden="true" focusable="false">
      <path
        className="sheet"
        d="M5 1.5h9.5l6 6V24a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 24V4A2.5 2.5 0 0 1 5 1.5z"
      />
      <path d="M14.5 1.5v6h6" />
      <path d={drawings[kind]} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  inline-size: 1.9em;
  block-size: 2.2em;
  fill: none;
  stroke: ${color.brand};
  stroke-width: 1.4;
  stroke-linecap: round;
  stroke-linejoin: round;

  & > .sheet {
    fill: ${color.brandSoft};
  }
`;

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
