import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { Button, space } from '@cert/shared/ui';
import { focusOnMount } from './focusOnMount.ts';
import { NoteEditor } from './NoteEditor.tsx';
import { useEditor } from './useEditor.ts';

type Props = { questionnaireId: number; questionId: number };

/** The button that opens an editor for a new note, or the open editor. */
export function NewNote({ questionnaireId, questionId }: Props) {
  const { t } = useTranslation('grading');
  const editor = useEditor(`note/${questionnaireId}/${questionId}/new`);
  if (editor.text !== undefined)
    return (
      <NoteEditor
        questionnaireId={questionnaireId}
        questionId={questionId}
        editor={editor}
        text={editor.text}
      />
    );
  return (
    <Edge>
      <Button
        tone="quiet"
        icon="comment"
        ref={editor.givesFocusBack ? focusOnMount : undefined}
        onClick={() => editor.open('')}
      >
        {t('question.thread.add')}
      </Button>
    </Edge>
  );
}

// A quiet button's words begin where the text around them does.
const Edge = styled.div`
  margin-inline-start: calc(-1 * ${space[4]});
`;
