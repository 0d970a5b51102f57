import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontFamily } from '@cert/shared/ui';
import { unfinishedMainSelector } from './unfinished.ts';

/**
 * Stands on paper in the place of a report that is not whole yet, as a single page. On the screen it is not visible. It
 * follows the `main` element.
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
    main${unfinishedMainSelector} + & {
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
