import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontFamily } from '@cert/shared/ui';
import { unreadyReportSelector } from './unfinished.ts';

/**
 * A single page with a notice that is printed instead of a report that is not ready for printing. It is not visible on
 * the screen. It must directly follow the `main` element, because its style depends on the state of that element.
 */
export function UnfinishedNotice() {
  const { t } = useTranslation('report');
  return (
    <Page>
      <p>{t('unfinished.title')}</p>
      <p>{t('unfinished.text', { button: t('bar.print') })}</p>
    </Page>
  );
}

const Page = styled.div`
  display: none;

  @media print {
    main${unreadyReportSelector} + & {
      display: grid;
      align-content: center;
      gap: 6mm;
      block-size: 200mm;
      padding: 24mm 60mm;
      color: ${color.ink};
      font: 400 6mm / 1.45 ${fontFamily.serif};
    }
  }

  & > :first-child {
    font-size: 10mm;
    font-weight: 600;
    line-height: 1.2;
  }
`;
