import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Question } from '@cert/shared/contract';
import { space } from '@cert/shared/ui';
import { NewNote } from './NewNote.tsx';
import { Note } from './Note.tsx';

type Props = { questionnaireId: number; question: Question };

/** The team's notes on a question, including those of earlier questionnaires, and a button for a new note. */
export function NoteThread({ questionnaireId, question }: Props) {
  const { t } = useTranslation('grading');
  const notes = question.certifierComments ?? [];
  return (
    <Rows>
      {notes.length > 0 && (
        <List aria-label={t('question.thread.title')}>
          {notes.map((note) => (
            <li key={note.id}>
              <Note questionnaireId={questionnaireId} questionId={question.id} note={note} />
            </li>
          ))}
        </List>
      )}
      <NewNote questionnaireId={questionnaireId} questionId={question.id} />
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[3]};
`;
