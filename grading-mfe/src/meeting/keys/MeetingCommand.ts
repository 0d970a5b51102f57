import type { Grade } from '@cert/shared/domain';

/** A key that changes the reader's own grade. */
export type GradeCommand =
  | { kind: 'grade'; grade: Grade }
  /** Half a grade up or down. */
  | { kind: 'step'; direction: 1 | -1 }
  | { kind: 'clear' };

/** What a key of the meeting asks for. */
export type MeetingCommand =
  GradeCommand | { kind: 'next' | 'previous' | 'notes' | 'page' | 'time' | 'criteria' | 'help' };
