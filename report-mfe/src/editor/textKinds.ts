import type { ComponentType } from 'react';
import { reportFieldKind, type Language, type ReportFieldKind } from '@cert/shared/domain';
import { DateEditor } from './date/DateEditor.tsx';
import { DatePreview, readDateLines } from './date/DatePreview.tsx';
import { readPlainLines, RichTextPreview } from './rich-text/RichTextPreview.tsx';
import { RichTextEditor } from './rich-text/RichTextEditor.tsx';
import type { TextEditorProps } from './textEditor.ts';
import { TimelineEditor } from './timeline/TimelineEditor.tsx';
import { readTimelineLines, TimelinePreview } from './timeline/TimelinePreview.tsx';

/** The editor, the preview and the line reader of one kind of text: rich text, date or timeline. */
type TextKind = {
  Editor: ComponentType<TextEditorProps>;
  /** A small preview of the text, to compare it with another. */
  Preview: ComponentType<{ html: string }>;
  /** The lines of the text without formatting, to show the text in messages. */
  readLines: (html: string, language: Language) => string[];
};

const textKinds = {
  'rich-text': { Editor: RichTextEditor, Preview: RichTextPreview, readLines: readPlainLines },
  date: { Editor: DateEditor, Preview: DatePreview, readLines: readDateLines },
  timeline: { Editor: TimelineEditor, Preview: TimelinePreview, readLines: readTimelineLines },
} satisfies Record<ReportFieldKind, TextKind>;

/** The editor, preview and line reader for a text. A text of a deleted category is rich text. */
export function findTextKind(field: string): TextKind {
  return textKinds[reportFieldKind(field, []) ?? 'rich-text'];
}
