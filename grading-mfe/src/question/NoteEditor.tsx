import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { longestText, plainText } from '@cert/shared/domain';
import { Button, Notice, space, TextArea } from '@cert/shared/ui';
import { useFailureText } from '../useFailureText.ts';
import { DeleteNoteDialog } from './DeleteNoteDialog.tsx';
import { focusNode } from './focusNode.ts';
import type { Editor } from './useEditor.ts';
import { useSaveNote } from './useSaveNote.ts';

type Props = {
  questionnaireId: number;
  questionId: number;
  /** The note that is changed; without it a new one is written. */
  commentId?: number;
  editor: Editor;
  /** What stands in the open editor. */
  text: string;
};

/** Writes a note. When saving fails it stays open with its text, and says why. */
export function NoteEditor({ questionnaireId, questionId, commentId, editor, text }: Props) {
  const { t } = useTranslation('grading');
  const failureText = useFailureText();
  const [isDeleting, setDeleting] = useState(false);
  const { isBusy, failure, save } = useSaveNote({ questionnaireId, questionId, commentId });
  const isNew = commentId === undefined;
  const isBlank = text.trim() === '';

  async function saveAndClose() {
    if (await save(text)) editor.close();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlank) setDeleting(true);
    else void saveAndClose();
  }
  return (
    <Form onSubmit={submit}>
      <TextArea
        label={t(isNew ? 'question.thread.newLabel' : 'question.thread.editLabel')}
        value={text}
        onChange={(entered) => editor.write(plainText(entered))}
        hint={isNew ? undefined : t('question.thread.deleteHint')}
        area={{ maxLength: longestText, ref: editor.takesFocus ? focusNode : undefined }}
      />
      {failure !== undefined && <Notice tone="failure">{failureText(failure)}</Notice>}
      <Actions>
        <Button
          type="submit"
          tone="secondary"
          disabled={isNew && isBlank}
          busyText={isBusy ? t('question.thread.saving') : undefined}
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
