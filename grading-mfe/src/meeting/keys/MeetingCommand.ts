import type { Grade } from '@cert/shared/domain';

/** Changes the reader's own grade. */
export type GradeCommand =
  | { kind: 'grade'; grade: Grade }
  /** Half a grade up or down. */
  | { kind: 'step'; direction: 1 | -1 }
  | { kind: 'clear' };

/** The command of a keyboard shortcut in the meeting. */
export type MeetingCommand =
  GradeCommand | { kind: 'next' | 'previous' | 'notes' | 'page' | 'time' | 'criteria' | 'help' };
