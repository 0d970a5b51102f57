import { useAct, useRefresh } from '@cert/shared/platform';

type EditedNote = {
  questionnaireId: number;
  questionId: number;
  commentId?: number | undefined;
};

/**
 * Adds a note to a question, changes it, or deletes it when the text is blank. Then it revalidates the notes.
 * @throws the errors of `useAct`
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
