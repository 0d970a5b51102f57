import { useState, type SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CertifierComment } from '@cert/shared/contract';
import { maxTextLength } from '@cert/shared/domain';
import { isPermanentRefusal, useAct, useFormatTooLongMessage } from '@cert/shared/platform';
import { Button, Field, Notice, space, TextArea, Dialog } from '@cert/shared/ui';
import { useFailureText } from '../useFailureText.ts';
import { focusOnMount, type InlineEditor } from './useInlineEditor.ts';

type Props = {
  questionnaireId: number;
  questionId: number;
  /** The stored note to change; undefined for a new note. */
  note?: Pick<CertifierComment, 'id' | 'content'>;
  editor: InlineEditor;
  /** The text in the editor. */
  text: string;
};

/**
 * Edits a note. When saving fails, the editor stays open with its text and reports the failure. It gives the reason
 * only for a permanent refusal; the page's alert gives the reason of a temporary failure. See
 * docs/product/saving.md#what-the-page-says.
 */
export function NoteEditor({ questionnaireId, questionId, note, editor, text }: Props) {
  const { t } = useTranslation('grading');
  const { t: tPlatform } = useTranslation('platform');
  const failureText = useFailureText();
  const tooLongText = useFormatTooLongMessage();
  const [asked, setAsked] = useState<'delete' | 'discard'>();
  const commentId = note?.id;
  const save = useSaveNote({ questionnaireId, questionId, commentId });
  const { control, setError, handleSubmit, formState } = useForm({ defaultValues: { text } });
  const { errors, isSubmitting } = formState;
  const isNew = commentId === undefined;
  const written = useWatch({ control, name: 'text' });
  const isBlank = written.trim() === '';
  const isChanged = written.trim() !== (note?.content ?? '').trim();

  const saveAndClose = handleSubmit(async (entered) => {
    try {
      await save(entered.text);
      editor.close();
    } catch (thrown) {
      const isRefused = isPermanentRefusal(thrown);
      setError('root', { message: isRefused ? failureText(thrown) : tPlatform('saving.failed') });
    }
  });
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBlank) setAsked('delete');
    else void saveAndClose();
  }
  return (
    <Form onSubmit={submit}>
      <Field
        control={control}
        name="text"
        rules={{ validate: (entered) => tooLongText(entered, maxTextLength) === undefined }}
      >
        {(field, native) => (
          <TextArea
            {...field}
            label={t(isNew ? 'question.thread.newLabel' : 'question.thread.editLabel')}
            onChange={(entered) => {
              field.onChange(entered);
              editor.write(entered);
            }}
            error={tooLongText(field.value, maxTextLength)}
            hint={isNew ? undefined : t('question.thread.deleteHint')}
            area={{ ...native, ref: editor.takesFocus ? focusOnMount : undefined }}
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
        <Button
          tone="quiet"
          aria-haspopup={isChanged ? 'dialog' : undefined}
          onClick={() => (isChanged ? setAsked('discard') : editor.close())}
        >
          {t('question.thread.cancel')}
        </Button>
      </Actions>
      {asked && (
        <AskFirst
          what={asked}
          onConfirm={() => {
            setAsked(undefined);
            if (asked === 'delete') void saveAndClose();
            else editor.close();
          }}
          onClose={() => setAsked(undefined)}
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

type AskFirstProps = {
  /** `delete`: the author has removed all text. `discard`: the editor is closed with changed text. */
  what: 'delete' | 'discard';
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before text is lost: a note that is deleted, or a draft that is discarded. */
function AskFirst({ what, onConfirm, onClose }: AskFirstProps) {
  const { t } = useTranslation('grading');
  const texts = what === 'delete' ? 'deleting' : 'discarding';
  const keep = t(`question.${texts}.cancel`);
  return (
    <Dialog
      title={t(`question.${texts}.title`)}
      closeText={keep}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onConfirm}>{t(`question.${texts}.confirm`)}</Button>
          <Button tone="secondary" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <p>{t(`question.${texts}.text`)}</p>
    </Dialog>
  );
}

type EditedNote = {
  questionnaireId: number;
  questionId: number;
  commentId?: number | undefined;
};

/**
 * Adds a note to a question, changes it, or deletes it when the text is blank.
 * @throws the errors of `useAct`
 */
function useSaveNote(note: EditedNote): (content: string) => Promise<void> {
  const send = useAct('certifierAreaQuestionCommentSet');
  return async (content) => {
    const { questionnaireId: id, questionId, commentId } = note;
    await send({ id, questionId, content, commentId });
  };
}
