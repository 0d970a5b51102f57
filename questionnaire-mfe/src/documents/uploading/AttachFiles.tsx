import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { fileExtensions } from '@cert/shared/domain';
import { formatFileSize } from '@cert/shared/i18n';
import { useLanguage, useRead } from '@cert/shared/platform';
import { FileDrop, space } from '@cert/shared/ui';
import type { UploadTarget } from './Upload.ts';
import { UploadRow } from './UploadRow.tsx';
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

/** The area to drop files on, and the uploads of one question or area. */
export function AttachFiles({ target, children }: Props) {
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
            <UploadRow key={upload.id} upload={upload} uploads={uploads} />
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
