import { useTranslation } from 'react-i18next';
import type { AttachedDocument } from '@cert/shared/contract';
import { Loaded, useLazy } from '@cert/shared/platform';
import { Dialog } from '@cert/shared/ui';

type Props = { questionnaireId: number; document: AttachedDocument; onClose: () => void };

/** Changes the title of a document. The file name does not change. The form is loaded when it is needed. */
export function RenameDialog(props: Props) {
  const { t } = useTranslation('questionnaire');
  const loaded = useLazy('rename-form', () => import('./RenameForm.tsx'));
  return (
    <Dialog
      title={t('documents.renameTitle')}
      closeText={t('documents.close')}
      onClose={props.onClose}
    >
      <Loaded of={loaded}>{({ RenameForm }) => <RenameForm {...props} />}</Loaded>
    </Dialog>
  );
}
