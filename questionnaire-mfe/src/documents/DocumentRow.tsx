import { useTranslation } from 'react-i18next';
import type { AttachedDocument } from '@cert/shared/contract';
import { formatDay, formatFileSize } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { FileIcon, fileTypeDisplay, IconButton } from '@cert/shared/ui';
import { FileRow } from './FileRow.tsx';

type Props = {
  document: AttachedDocument;
  onSave: (document: AttachedDocument) => void;
  /** Undefined when the user cannot change the document. */
  changing: { onRename: () => void; onDelete: () => void } | undefined;
};

/** One document. A click on the title downloads the file. Type, size, date and author are below. */
export function DocumentRow({ document, onSave, changing }: Props) {
  const { t } = useTranslation('questionnaire');
  const language = useLanguage();
  const { title, url, filename, filetype, size, uploadedAt, uploadedBy } = document;
  const { kind, name } = fileTypeDisplay[filetype];
  const facts = [name, formatFileSize(size, language), formatDay(uploadedAt, language), uploadedBy];
  return (
    <FileRow
      icon={<FileIcon kind={kind} />}
      title={
        <a
          href={url}
          title={filename}
          onClick={(event) => {
            event.preventDefault();
            onSave(document);
          }}
        >
          {title}
        </a>
      }
      actions={
        changing && (
          <>
            <IconButton
              icon="pencil"
              label={t('documents.renameOf', { title })}
              onClick={changing.onRename}
            />
            <IconButton
              icon="trash"
              label={t('documents.deleteOf', { title })}
              onClick={changing.onDelete}
            />
          </>
        )
      }
    >
      {/* No-break spaces keep each fact on one line. */}
      {facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join(' · ')}
    </FileRow>
  );
}
