import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, Dialog, space } from '@cert/shared/ui';
import type { TextStatesRow } from './useReportTextStates.ts';

type Props = {
  /** Texts that are empty. */
  empty: readonly TextStatesRow[];
  onPrint: () => void;
  onShowOverview: () => void;
  onClose: () => void;
};

/** Maximum number of texts that the dialog lists by name. */
const maxNamed = 6;

/** Asks the user to confirm the printing when texts on the printed sheets are empty. */
export function EmptyTextsDialog({ empty, onPrint, onShowOverview, onClose }: Props) {
  const { t } = useTranslation('report');
  const more = empty.length - maxNamed;
  return (
    <Dialog
      title={t('writing.question.title', { count: empty.length })}
      closeText={t('writing.question.cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onShowOverview}>{t('writing.question.overview')}</Button>
          <Button tone="secondary" onClick={onPrint}>
            {t('writing.question.print')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('writing.question.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('writing.question.text')}</p>
      <Names>
        {empty.slice(0, maxNamed).map(({ field, name }) => (
          <li key={field}>{name}</li>
        ))}
        {more > 0 && <li>{t('writing.question.more', { count: more })}</li>}
      </Names>
    </Dialog>
  );
}

const Names = styled.ul`
  padding-inline-start: ${space[5]};
`;
