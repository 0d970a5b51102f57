import type { UseCase } from '../http/useCase.ts';

/** The names of the programme, for the frame of the site and the sign-in page; and how large a document may be. */
export const readProgrammeNames: UseCase<'programme'> = async (_input, { programme, files }) => ({
  product: programme.product,
  provider: programme.provider,
  uploadLimitBytes: files.limitBytes,
});
