import type { ComponentType } from 'react';
import { reportFieldKind } from '@cert/shared/domain';
import { readPlainLines, RichPreview } from './rich-text/RichPreview.tsx';
import { RichTextEditor } from './rich-text/RichTextEditor.tsx';
import type { TextEditorProps } from './textEditor.ts';
import { TimelineEditor } from './timeline/TimelineEditor.tsx';
import { readTimelineLines, TimelinePreview } from './timeline/TimelinePreview.tsx';

/** The editor, the preview and the line reader of one kind of text: rich text or timeline. */
type TextKind = {
  Editor: ComponentType<TextEditorProps>;
  /** A small preview of the text, to compare it with another. */
  Preview: ComponentType<{ html: string }>;
  /** The lines of the text without formatting, to show the text in messages. */
  readLines: (html: string) => string[];
};

const textKinds = {
  'rich-text': { Editor: RichTextEditor, Preview: RichPreview, readLines: readPlainLines },
  timeline: { Editor: TimelineEditor, Preview: TimelinePreview, readLines: readTimelineLines },
} satisfies Record<NonNullable<ReturnType<typeof reportFieldKind>>, TextKind>;

/** The editor, preview and line reader for a text. A text of a deleted category is rich text. */
export function textKindOf(field: string): TextKind {
  return textKinds[reportFieldKind(field, []) ?? 'rich-text'];
}
