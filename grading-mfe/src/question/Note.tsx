import { useTranslation } from 'react-i18next';
import type { CertifierComment } from '@cert/shared/contract';
import { Button } from '@cert/shared/ui';
import { TeamComment } from '../comments/TeamComment.tsx';
import { focusOnMount } from './focusOnMount.ts';
import { NoteEditor } from './NoteEditor.tsx';
import { useEditor } from './useEditor.ts';

type Props = { questionnaireId: number; questionId: number; note: CertifierComment };

/** This many characters of a note are part of the accessible names of its buttons, to distinguish the notes. */
const startLength = 40;

/** One note of the team. Its author can edit it. */
export function Note({ questionnaireId, questionId, note }: Props) {
  const { t } = useTranslation('grading');
  const editor = useEditor(`note/${questionnaireId}/${questionId}/${note.id}`);
  const isEditable = note.editable === 1;
  if (isEditable && editor.text !== undefined)
    return (
      <NoteEditor
        questionnaireId={questionnaireId}
        questionId={questionId}
        commentId={note.id}
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
