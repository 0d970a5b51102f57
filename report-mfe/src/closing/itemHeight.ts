import type { Timeline } from '@cert/shared/domain';

/** Of the widest letters of the type, so many fit into a line; those of usual words are narrower. */
const titleLetters = 34;
const subtitleLetters = 42;
const titleLine = 6.4;
const subtitleLine = 6;

/** How high an item of the timeline is at most, in millimetres, by its number of letters. */
export function itemHeight({
  title,
  subtitle,
}: Pick<Timeline[number], 'title' | 'subtitle'>): number {
  return lines(title, titleLetters) * titleLine + lines(subtitle, subtitleLetters) * subtitleLine;
}

function lines(text: string, letters: number): number {
  return Math.ceil(text.length / letters);
}
