import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { Button, color, zIndex, Notice, radius, shadow, fontSize, space } from '@cert/shared/ui';
import { useInfoFormContext } from './InfoFormContext.ts';

/** The save button, and the numbers of unsaved and of empty fields. It sticks to the lower edge of the window. */
export function SaveBar() {
  const { t } = useTranslation('org-forms');
  const { unsaved, emptyCount, isComplete, isBusy, failure, filledByBrowser } =
    useInfoFormContext();
  const filled = filledByBrowser.map((field) => t(`organisation.field.${field}`)).join(', ');
  const isDone = unsaved.length === 0 && isComplete;
  return (
    <Bar>
      {filled && (
        <Notice tone="warning">{t('organisation.filledByBrowser', { fields: filled })}</Notice>
      )}
      {failure && <Notice tone="failure">{failure}</Notice>}
      <Row>
        <Button type="submit" busyText={isBusy ? t('organisation.saving') : undefined}>
          {t('organisation.save')}
        </Button>
        <SaveStatus role="status">
          {unsaved.length > 0 && (
            <strong>{t('organisation.unsaved', { count: unsaved.length })}</strong>
          )}
          {emptyCount > 0 && <span>{t('organisation.empty', { count: emptyCount })}</span>}
          {isDone && <span>{t('organisation.complete')}</span>}
        </SaveStatus>
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: ${zIndex.sticky};
  inset-block-end: 0;
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  border: 1px solid ${color.line};
  border-block-end: 0;
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.paper};
  box-shadow: ${shadow.high};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
`;

const SaveStatus = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};

  & > strong {
    font-weight: 600;
    color: ${color.ink};
  }
`;
