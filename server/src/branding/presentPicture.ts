import type { ProgrammeReply } from '@cert/shared/contract';
import type { Picture } from './picture.ts';

/** A picture in the format of the API. */
export function presentPicture({ address, width, height }: Picture): ProgrammeReply['logo'] {
  return { address, width, height };
}
