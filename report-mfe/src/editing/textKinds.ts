import type { ComponentType } from 'react';
import { reportFieldKind } from '@cert/shared/domain';
import { RichPreview } from './rich-text/RichPreview.tsx';
import { RichTextEditor } from './rich-text/RichTextEditor.tsx';
import { readPlainLines } from './rich-text/readPlainLines.ts';
import type { TextEditorProps } from './textEditor.ts';
import { readTimelineLines } from './timeline/readTimelineLines.ts';
import { TimelineEditor } from './timeline/TimelineEditor.tsx';
import { TimelinePreview } from './timeline/TimelinePreview.tsx';

/** In what the kinds of texts differ; all else of writing them is the same. */
type TextKind = {
  Editor: ComponentType<TextEditorProps>;
  /** The text as it would be read, small: to be compared with another. */
  Preview: ComponentType<{ html: string }>;
  /** The text line by line, without its form: for messages. */
  readLines: (html: string) => string[];
};

const textKinds = {
  'rich-text': { Editor: RichTextEditor, Preview: RichPreview, readLines: readPlainLines },
  timeline: { Editor: TimelineEditor, Preview: TimelinePreview, readLines: readTimelineLines },
} satisfies Record<NonNullable<ReturnType<typeof reportFieldKind>>, TextKind>;

/** How a text of the report is edited, compared and told; one of a category that is gone is rich text. */
export function textKindOf(field: string): TextKind {
  return textKinds[reportFieldKind(field, []) ?? 'rich-text'];
}
