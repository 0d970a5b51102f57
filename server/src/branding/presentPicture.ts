import type { ProgrammeReply } from '@cert/shared/contract';
import type { Picture } from './picture.ts';

/** A picture as pages are told of it. */
export function presentPicture({ address, width, height }: Picture): ProgrammeReply['logo'] {
  return { address, width, height };
}
