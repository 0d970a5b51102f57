import { finalCommentLockReason, refuse } from '@cert/shared/domain';
import { haveAllFinalized } from '../grading/haveAllFinalized.ts';
import { readTeam } from '../grading/readTeam.ts';
import type { UseCase } from '../http/useCase.ts';
import { setAreaComment } from './setAreaComment.ts';

/**
 * Sets the final comment on an area. Handles both names of the action in the contract.
 * @throws Refusal locked with `{reason}` until all have finalized; invalid-input if the area is not in this edition
 */
export const setFinalAreaComment: UseCase<'certifierAreaFinalCommentSet'> = async (
  { areaId, content },
  context,
) => {
  const reason = finalCommentLockReason({
    haveAllFinalized: haveAllFinalized(await readTeam(context)),
  });
  if (reason) throw refuse('locked', { reason });
  return setAreaComment(context, {
    kind: 'area-final',
    areaId,
    content,
    action: 'certifierAreaFinalCommentSet',
  });
};
