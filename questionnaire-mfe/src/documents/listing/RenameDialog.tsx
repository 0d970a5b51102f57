import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Document } from '@cert/shared/contract';
import { useAct, useRefresh } from '@cert/shared/platform';
import { Button, Dialog, Notice, space, TextField } from '@cert/shared/ui';
import { documentReads } from '../documentReads.ts';
import { faultOf } from '../uploading/faultOf.ts';
import { longestTitle } from '../uploading/longestTitle.ts';
import { useFaultText } from '../useFaultText.ts';

type Props = { questionnaireId: number; document: Document; onClose: () => void };

/** Gives a document another title; its file keeps its name. */
export function RenameDialog({ questionnaireId, document, onClose }: Props) {
  const { t } = useTranslation('questionnaire');
  const faultText = useFaultText();
  const rename = useAct('questionnaireDocumentRename');
  const refresh = useRefresh();
  const [title, setTitle] = useState(document.title);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isMissing, setMissing] = useState(false);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = title.trim();
    setMissing(name === '');
    if (name === '') return;
    setBusy(true);
    setFailure(undefined);
    try {
      await rename({ id: questionnaireId, documentId: document.id, name });
      await refresh(...documentReads);
      onClose();
    } catch (thrown) {
      setBusy(false);
      setFailure(thrown);
    }
  };
  return (
    <Dialog title={t('documents.renameTitle')} closeText={t('documents.close')} onClose={onClose}>
      <Form noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={t('documents.newTitle')}
          value={title}
          onChange={setTitle}
          hint={document.filename}
          error={isMissing ? t('documents.titleMissing') : undefined}
          input={{ maxLength: longestTitle, autoComplete: 'off', required: true }}
        />
        {failure !== undefined && <Notice tone="failure">{faultText(faultOf(failure))}</Notice>}
        <Actions>
          <Button type="submit" busyText={isBusy ? t('saving.now') : undefined}>
            {t('documents.save')}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {t('documents.cancel')}
          </Button>
        </Actions>
      </Form>
    </Dialog>
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
