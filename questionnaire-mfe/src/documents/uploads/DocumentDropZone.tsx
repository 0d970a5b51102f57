import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { fileExtensions } from '@cert/shared/domain';
import { formatFileSize, formatPercent } from '@cert/shared/i18n';
import { useLanguage, useRead } from '@cert/shared/platform';
import {
  FileChooser,
  FileDrop,
  space,
  Button,
  color,
  FileIcon,
  fileTypeDisplay,
  IconButton,
  ProgressBar,
  fontSize,
} from '@cert/shared/ui';
import { FileRow } from '../FileRow.tsx';
import type { UploadManager } from './createUploadManager.ts';
import type { UploadTarget, Upload } from './Upload.ts';
import { findFileType, isTemporaryUploadFailure } from './uploadIssues.ts';
import { useUploadIssueText } from './useUploadIssueText.ts';
import { useUploads } from './useUploads.ts';

type Props = {
  target: UploadTarget;
  /** The documents that are already attached. */
  children: ReactNode;
};

const accept = Object.values(fileExtensions)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',');

/** A drop zone for the files of one question or area, with its documents and uploads. */
export function DocumentDropZone({ target, children }: Props) {
  const { t } = useTranslation('questionnaire');
  const language = useLanguage();
  const limitBytes = useRead('programme', {}).data?.uploadLimitBytes;
  const { list, uploads } = useUploads(target);
  return (
    <FileDrop
      label={t('documents.attach')}
      hint={
        limitBytes === undefined
          ? t('documents.types')
          : t('documents.hint', { limit: formatFileSize(limitBytes, language) })
      }
      dropHint={t('documents.drop')}
      accept={accept}
      onFiles={(files) => uploads.add(target, files, limitBytes)}
    >
      {children}
      {list.length > 0 && (
        <List>
          {list.map((upload) => (
            <UploadRow key={upload.id} {...{ upload, uploads, limitBytes }} />
          ))}
        </List>
      )}
    </FileDrop>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;

type UploadRowProps = {
  upload: Upload;
  uploads: Pick<UploadManager, 'remove' | 'retry' | 'replace'>;
  limitBytes: number | undefined;
};

/** Issues that a retry cannot resolve. For them the row offers no retry. */
const permanentIssues = ['empty', 'wrong-ending', 'wrong-content', 'too-large', 'file-changed'];

/** One upload: its progress, or why it failed. */
function UploadRow({ upload, uploads, limitBytes }: UploadRowProps) {
  const { t } = useTranslation('questionnaire');
  const issueText = useUploadIssueText();
  const { file, state } = upload;
  const { name } = file;
  const type = findFileType(name);
  const remove = () => uploads.remove(upload);
  const icon = <FileIcon kind={type ? fileTypeDisplay[type].kind : 'unknown'} />;
  if (state.kind === 'failed')
    return (
      <FileRow
        icon={icon}
        title={name}
        actions={
          <>
            {state.issue.code === 'file-changed' && (
              <FileChooser
                label={t('documents.chooseAgain')}
                name={t('documents.chooseAgainOf', { name })}
                accept={accept}
                onFiles={([chosen]) => chosen && uploads.replace(upload, chosen, limitBytes)}
              />
            )}
            {!permanentIssues.includes(state.issue.code) && (
              <Button
                tone="secondary"
                aria-label={t('documents.retryOf', { name })}
                onClick={() => uploads.retry(upload)}
              >
                {t('documents.retry')}
              </Button>
            )}
            <IconButton icon="close" label={t('documents.dismiss', { name })} onClick={remove} />
          </>
        }
      >
        <Issue role={isTemporaryUploadFailure(state.issue) ? undefined : 'alert'}>
          {issueText(state.issue)}
        </Issue>
      </FileRow>
    );
  return (
    <FileRow
      icon={icon}
      title={name}
      actions={
        // After the last byte was sent, the upload can no longer be cancelled, so there is no button.
        state.kind !== 'checking' && (
          <IconButton icon="close" label={t('documents.cancelOf', { name })} onClick={remove} />
        )
      }
    >
      <Progress upload={upload} />
    </FileRow>
  );
}

function Progress({ upload: { file, state } }: { upload: Upload }) {
  const { t } = useTranslation('questionnaire');
  const language = useLanguage();
  if (state.kind === 'failed') return null;
  if (state.kind === 'waiting') return <span>{t('documents.waiting')}</span>;
  const percent = state.kind === 'sending' ? state.percent : null;
  return (
    <Way>
      <ProgressBar label={t('documents.progress', { name: file.name })} percent={percent} />
      <span>
        {percent === null
          ? t('documents.checking')
          : t('documents.sent', { percent: formatPercent(percent, language) })}
      </span>
    </Way>
  );
}

const Way = styled.span`
  display: grid;
`;

const Issue = styled.p`
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.failure};
`;
