import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { ProgrammeReply } from '@cert/shared/contract';
import { Button, ButtonLink, color, layoutSize, media, space, Tabs, zIndex } from '@cert/shared/ui';
import { loadCharts } from '../charts/Chart.tsx';
import type { ViewName } from '../sheets/views.ts';

type Props = {
  questionnaireId: number;
  /** The choice between the views of the report. */
  children?: ReactNode;
};

/**
 * The report's toolbar with a link back, the choice of view, and the print button. The toolbar itself is not printed.
 */
export function ReportBar({ questionnaireId, children }: Props) {
  const { t } = useTranslation('report');
  return (
    <Bar className="screen-only">
      <ButtonLink tone="quiet">
        <Link to={`/${questionnaireId}`}>
          <span aria-hidden="true">←</span>
          {t('bar.back')}
        </Link>
      </ButtonLink>
      <Choices>{children}</Choices>
      <Button onClick={() => void printWhole()}>{t('bar.print')}</Button>
    </Bar>
  );
}

/** Opens the print dialog once the chart library and the fonts are loaded; the fonts decide how long texts are cut. */
async function printWhole(): Promise<void> {
  await Promise.allSettled([document.fonts.ready, loadCharts()]);
  window.print();
}

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${zIndex.header};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[5]};
  min-block-size: ${layoutSize.header};
  padding: ${space[2]} ${space[5]};
  border-block-end: 1px solid ${color.line};
  background: ${color.paper};

  /* On a narrow screen the bar scrolls away; the table of contents stays visible instead. */
  @media not ${media.desk} {
    position: static;
  }

  @media ${media.tablet} {
    padding: ${space[2]};
  }
`;

/* The lower border of the tabs overlaps that of the bar. */
const Choices = styled.div`
  align-self: end;
  margin-block-end: calc(-1 * ${space[2]});

  @media ${media.tablet} {
    &:not(:empty) {
      grid-row: 2;
      grid-column: 1 / -1;
      padding-inline: ${space[2]};
    }
  }
`;

type ViewTabsProps = {
  view: ViewName;
  programme: Pick<ProgrammeReply, 'product' | 'beyondProduct'>;
};

/** The views of the report, named after their certificates. */
export function ViewTabs({ view, programme }: ViewTabsProps) {
  const { t } = useTranslation('report');
  return (
    <Tabs
      label={t('bar.views')}
      tabs={[
        {
          id: 'standard',
          link: <Link to={{ search: '' }}>{programme.product}</Link>,
          isCurrent: view === 'standard',
        },
        {
          id: 'beyond',
          link: <Link to={{ search: '?view=beyond' }}>{programme.beyondProduct}</Link>,
          isCurrent: view === 'beyond',
        },
      ]}
    />
  );
}
