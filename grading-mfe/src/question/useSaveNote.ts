import { useAct, useRefresh } from '@cert/shared/platform';

type EditedNote = {
  questionnaireId: number;
  questionId: number;
  commentId?: number | undefined;
};

/**
 * Adds a note on a question, changes the one that is named, or deletes it where it is blank; the page then reads the
 * notes again. It throws what the server refuses.
 */
export function useSaveNote(note: EditedNote): (content: string) => Promise<void> {
  const refresh = useRefresh();
  const send = useAct('certifierAreaQuestionCommentSet');
  return async (content) => {
    const { questionnaireId: id, questionId, commentId } = note;
    await send({ id, questionId, content, commentId });
    await refresh('areaCategory', 'aboveBeyond');
  };
}
