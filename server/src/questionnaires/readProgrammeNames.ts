import type { UseCase } from '../http/useCase.ts';

/** The names of the programme, for the frame of the site and the sign-in page. */
export const readProgrammeNames: UseCase<'programme'> = async (_input, { programme }) => ({
  product: programme.product,
  provider: programme.provider,
});
