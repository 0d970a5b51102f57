import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AttachedDocument } from '@cert/shared/contract';
import { maxTitleLength } from '@cert/shared/domain';
import { useAct, useFormatTooLongMessage } from '@cert/shared/platform';
import { Button, Field, Notice, space, TextField } from '@cert/shared/ui';
import { toUploadIssue } from './uploads/uploadIssues.ts';
import { useUploadIssueText } from './uploads/useUploadIssueText.ts';

type Props = { questionnaireId: number; document: AttachedDocument; onClose: () => void };

/** The form with the title of a document. It focuses the title. */
export function RenameForm({ questionnaireId, document, onClose }: Props) {
  const { t } = useTranslation('questionnaire');
  const issueText = useUploadIssueText();
  const tooLongText = useFormatTooLongMessage();
  const rename = useAct('questionnaireDocumentRename');
  const { control, setError, setFocus, handleSubmit, formState } = useForm({
    defaultValues: { title: document.title },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('title'), [setFocus]);
  const save = async ({ title }: { title: string }) => {
    try {
      await rename({ id: questionnaireId, documentId: document.id, name: title.trim() });
      onClose();
    } catch (thrown) {
      setError('root', { message: issueText(toUploadIssue(thrown)) });
    }
  };
  return (
    <Form noValidate onSubmit={handleSubmit(save)}>
      <Field
        control={control}
        name="title"
        rules={{
          validate: (title) =>
            title.trim() === ''
              ? t('documents.titleMissing')
              : tooLongText(title.trim(), maxTitleLength) === undefined,
        }}
      >
        {(field, native) => (
          <TextField
            {...field}
            label={t('documents.newTitle')}
            hint={document.filename}
            error={tooLongText(field.value.trim(), maxTitleLength) ?? field.error}
            input={{ ...native, autoComplete: 'off', required: true }}
          />
        )}
      </Field>
      {errors.root?.message && <Notice tone="failure">{errors.root.message}</Notice>}
      <Actions>
        <Button type="submit" busyText={isSubmitting ? t('saving.now') : undefined}>
          {t('documents.save')}
        </Button>
        <Button tone="secondary" onClick={onClose}>
          {t('documents.cancel')}
        </Button>
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
