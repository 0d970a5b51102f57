import type { UseCase } from '../http/useCase.ts';
import { setAreaComment } from './setAreaComment.ts';

/** Sets the caller's own comment on an area. Colleagues read it only after all have finalized (decisions §3). */
export const commentArea: UseCase<'certifierAreaCommentSet'> = ({ areaId, content }, context) =>
  setAreaComment(context, { kind: 'area', areaId, content, action: 'certifierAreaCommentSet' });
