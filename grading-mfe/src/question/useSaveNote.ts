import { useState } from 'react';
import { useAct, useRefresh } from '@cert/shared/platform';

export type SaveNote = {
  isBusy: boolean;
  /** What the last attempt failed with. */
  failure: unknown;
  /** Saves the note, or deletes it where it is blank. @returns whether the server has taken it */
  save: (content: string) => Promise<boolean>;
};

/** Adds a note on a question, or changes the one that is named; the page then reads the notes again. */
export function useSaveNote(note: {
  questionnaireId: number;
  questionId: number;
  commentId?: number | undefined;
}): SaveNote {
  const refresh = useRefresh();
  const send = useAct('certifierAreaQuestionCommentSet');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function save(content: string): Promise<boolean> {
    const { questionnaireId: id, questionId, commentId } = note;
    setBusy(true);
    setFailure(undefined);
    try {
      await send({ id, questionId, content, commentId });
      await refresh('areaCategory', 'aboveBeyond');
      return true;
    } catch (thrown) {
      setFailure(thrown);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, save };
}
