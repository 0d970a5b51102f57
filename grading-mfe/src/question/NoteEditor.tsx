import { useState, type SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { maxTextLength, plainText } from '@cert/shared/domain';
import { useAct, useRefresh } from '@cert/shared/platform';
import { Button, Field, Notice, space, TextArea, Dialog } from '@cert/shared/ui';
import { useFailureText } from '../useFailureText.ts';
import { focusOnMount, type Editor } from './useEditor.ts';

type Props = {
  questionnaireId: number;
  questionId: number;
  /** The note to change; undefined for a new note. */
  commentId?: number;
  editor: Editor;
  /** The text in the editor. */
  text: string;
};

/** Edits a note. When saving fails, the editor stays open with its text and shows the reason. */
export function NoteEditor({ questionnaireId, questionId, commentId, editor, text }: Props) {
  const { t } = useTranslation('grading');
  const failureText = useFailureText();
  const [isDeleting, setDeleting] = useState(false);
  const save = useSaveNote({ questionnaireId, questionId, commentId });
  const { control, setError, handleSubmit, formState } = useForm({ defaultValues: { text } });
  const { errors, isSubmitting } = formState;
  const isNew = commentId === undefined;
  const isBlank = useWatch({ control, name: 'text' }).trim() === '';

  const saveAndClose = handleSubmit(async (entered) => {
    try {
      await save(entered.text);
      editor.close();
    } catch (thrown) {
      setError('root', { message: failureText(thrown) });
    }
  });
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBlank) setDeleting(true);
    else void saveAndClose();
  }
  return (
    <Form onSubmit={submit}>
      <Field control={control} name="text">
        {(field, native) => (
          <TextArea
            {...field}
            label={t(isNew ? 'question.thread.newLabel' : 'question.thread.editLabel')}
            onChange={(entered) => {
              const plain = plainText(entered);
              field.onChange(plain);
              editor.write(plain);
            }}
            hint={isNew ? undefined : t('question.thread.deleteHint')}
            area={{
              ...native,
              maxLength: maxTextLength,
              ref: editor.takesFocus ? focusOnMount : undefined,
            }}
          />
        )}
      </Field>
      {errors.root?.message && <Notice tone="failure">{errors.root.message}</Notice>}
      <Actions>
        <Button
          type="submit"
          tone="secondary"
          disabled={isNew && isBlank}
          busyText={isSubmitting ? t('question.thread.saving') : undefined}
        >
          {t('question.thread.save')}
        </Button>
        <Button tone="quiet" onClick={editor.close}>
          {t('question.thread.cancel')}
        </Button>
      </Actions>
      {isDeleting && (
        <DeleteNoteDialog
          onDelete={() => {
            setDeleting(false);
            void saveAndClose();
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[2]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

type DeleteNoteDialogProps = { onDelete: () => void; onClose: () => void };

/** Asks for confirmation before a note is deleted because its author has removed all text. */
function DeleteNoteDialog({ onDelete, onClose }: DeleteNoteDialogProps) {
  const { t } = useTranslation('grading');
  const keep = t('question.deleting.cancel');
  return (
    <Dialog
      title={t('question.deleting.title')}
      closeText={keep}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onDelete}>{t('question.deleting.confirm')}</Button>
          <Button tone="secondary" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <p>{t('question.deleting.text')}</p>
    </Dialog>
  );
}

type EditedNote = {
  questionnaireId: number;
  questionId: number;
  commentId?: number | undefined;
};

/**
 * Adds a note to a question, changes it, or deletes it when the text is blank. Then it revalidates the notes.
 * @throws the errors of `useAct`
 */
function useSaveNote(note: EditedNote): (content: string) => Promise<void> {
  const refresh = useRefresh();
  const send = useAct('certifierAreaQuestionCommentSet');
  return async (content) => {
    const { questionnaireId: id, questionId, commentId } = note;
    await send({ id, questionId, content, commentId });
    await refresh('areaCategory', 'aboveBeyond');
  };
}
