import type { ProgrammeReply } from '@cert/shared/contract';

/**
 * Scales an image to a height and keeps its proportions, so that its space can be reserved before it loads.
 * @param height in pixels
 */
export function scaledSize(
  picture: Pick<ProgrammeReply['logo'], 'width' | 'height'>,
  height: number,
): { width: number; height: number } {
  return { width: Math.round((picture.width / picture.height) * height), height };
}
