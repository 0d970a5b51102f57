import type { Ref } from 'react';

/** Operations on a text that is being edited. */
export type TextEditorHandle = {
  /** Replaces the text as if the user had typed it. */
  replace: (html: string) => void;
};

/** Props that all kinds of text editors share; `FieldEditor` renders the frame around them. */
export type TextEditorProps = {
  field: string;
  /** The display name of the text. */
  name: string;
  /** The current text; JSON for a timeline. */
  html: string;
  /** Queues the edited text. */
  onWrite: (html: string) => void;
  /** Called when the user finishes editing. */
  onLeave: () => void;
  ref: Ref<TextEditorHandle>;
};
