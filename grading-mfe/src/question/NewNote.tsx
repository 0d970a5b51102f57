import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { Button, space } from '@cert/shared/ui';
import { focusOnMount } from './focusOnMount.ts';
import { NoteEditor } from './NoteEditor.tsx';
import { useEditor } from './useEditor.ts';

type Props = { questionnaireId: number; questionId: number };

/** A button that opens an editor for a new note. While the editor is open, it replaces the button. */
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

// A negative margin aligns the label of the text button with the surrounding text.
const Edge = styled.div`
  margin-inline-start: calc(-1 * ${space[4]});
`;
