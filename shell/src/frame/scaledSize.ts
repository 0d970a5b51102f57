import type { ProgrammeReply } from '@cert/shared/contract';

/**
 * The size of a picture that is drawn at a height: its room is kept before it is there.
 * @param height in pixels
 */
export function scaledSize(
  picture: Pick<ProgrammeReply['logo'], 'width' | 'height'>,
  height: number,
): { width: number; height: number } {
  return { width: Math.round((picture.width / picture.height) * height), height };
}
