import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Question, CertifierComment } from '@cert/shared/contract';
import { space, Button } from '@cert/shared/ui';
import { TeamComment } from '../team/TeamComment.tsx';
import { NoteEditor } from './NoteEditor.tsx';
import { focusOnMount, useInlineEditor } from './useInlineEditor.ts';

type Props = { questionnaireId: number; question: Question };

/** The team's notes on a question, including notes from earlier questionnaires, and a button for a new note. */
export function NoteThread({ questionnaireId, question }: Props) {
  return (
    <Rows>
      <NoteList questionnaireId={questionnaireId} question={question} />
      <NewNote questionnaireId={questionnaireId} questionId={question.id} />
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[3]};
`;

/** The notes on a question, without the button for a new note. Renders nothing if there are none. */
export function NoteList({ questionnaireId, question }: Props) {
  const { t } = useTranslation('grading');
  const notes = question.certifierComments ?? [];
  if (notes.length === 0) return null;
  return (
    <List aria-label={t('question.thread.title')}>
      {notes.map((note) => (
        <li key={note.id}>
          <Note questionnaireId={questionnaireId} questionId={question.id} note={note} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[3]};
`;

type NoteProps = { questionnaireId: number; questionId: number; note: CertifierComment };

/** Number of characters of a note in the accessible name of its edit button, so that the buttons differ. */
const startLength = 40;

/** One note of the team. Its author can edit it. */
function Note({ questionnaireId, questionId, note }: NoteProps) {
  const { t } = useTranslation('grading');
  const editor = useInlineEditor(`note/${questionnaireId}/${questionId}/${note.id}`);
  const isEditable = note.editable === 1;
  if (isEditable && editor.text !== undefined)
    return (
      <NoteEditor
        questionnaireId={questionnaireId}
        questionId={questionId}
        note={note}
        editor={editor}
        text={editor.text}
      />
    );
  const isEarlier = note.questionnaireId !== questionnaireId;
  return (
    <TeamComment
      comment={note}
      earlier={isEarlier ? t('area.earlier.questionnaire') : undefined}
      actions={
        isEditable && (
          <Button
            tone="quiet"
            icon="pencil"
            aria-label={t('question.thread.editNote', {
              start: note.content.slice(0, startLength),
            })}
            ref={editor.givesFocusBack ? focusOnMount : undefined}
            onClick={() => editor.open(note.content)}
          >
            {t('question.thread.edit')}
          </Button>
        )
      }
    />
  );
}

type NewNoteProps = { questionnaireId: number; questionId: number };

/** A button that opens an editor for a new note. While the editor is open, it replaces the button. */
export function NewNote({ questionnaireId, questionId }: NewNoteProps) {
  const { t } = useTranslation('grading');
  const editor = useInlineEditor(`note/${questionnaireId}/${questionId}/new`);
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
