/** A temporary file that a command writes; it is renamed when it is complete. */
export type Draft = {
  /** Path below the store's root. */
  file: string;
  writtenAt: Date;
};

/** After this time in milliseconds, no command can still be writing the draft. */
const writingMs = 60 * 60 * 1_000;

const draftName = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a file has the name of a draft: another file's name, a dot, and a UUID. */
export function isDraft(file: string): boolean {
  return draftName.test(file);
}

/** Returns the drafts that interrupted commands have left: those older than `writingMs`. */
export function listAbandonedDrafts(drafts: readonly Draft[], now: Date): Draft[] {
  return drafts.filter(({ writtenAt }) => now.getTime() - writtenAt.getTime() > writingMs);
}

/** Describes a draft in one line: its path, and when it was written. */
export function describeDraft({ file, writtenAt }: Draft): string {
  return `${file}  draft that an interrupted command left on ${writtenAt.toISOString().slice(0, 10)}`;
}
