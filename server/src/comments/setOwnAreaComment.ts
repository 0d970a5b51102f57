import type { UseCase } from '../http/useCase.ts';
import { setAreaComment } from './setAreaComment.ts';

/** Sets the caller's own comment on an area. Colleagues see it only after everybody has finalized. */
export const setOwnAreaComment: UseCase<'certifierAreaCommentSet'> = (
  { areaId, content },
  context,
) => setAreaComment(context, { kind: 'area', areaId, content, action: 'certifierAreaCommentSet' });
