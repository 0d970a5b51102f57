import type { Ref } from 'react';

/** What others can do to a text that is being edited. */
export type TextHandle = {
  /** Puts another text in its place, as its writer would. */
  replace: (html: string) => void;
};

/** What every editor of a text knows, whatever kind of text it is; its frame is that of `FieldEditor`. */
export type TextEditorProps = {
  field: string;
  /** What people call it. */
  name: string;
  /** The text as it is known; a timeline's is JSON. */
  html: string;
  /** Queues what was written. */
  onWrite: (html: string) => void;
  /** Whoever writes is done. */
  onLeave: () => void;
  ref: Ref<TextHandle>;
};
