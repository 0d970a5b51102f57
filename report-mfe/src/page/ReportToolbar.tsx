import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { ProgrammeReply } from '@cert/shared/contract';
import { OtherYearsLinks, useOtherYears } from '@cert/shared/platform';
import {
  Button,
  ButtonLink,
  color,
  fontFamily,
  fontSize,
  layoutSize,
  media,
  space,
  Tabs,
  zIndex,
} from '@cert/shared/ui';
import type { UnfinishedPart } from '../layout/unfinished.ts';
import type { ReportData } from '../reportData.ts';
import type { ReportViewName } from '../sheets/reportViews.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

type Props = {
  questionnaireId: number;
  /** The report, once it is loaded. */
  report: Pick<ReportData, 'organisation' | 'year'> | undefined;
  /** The choice between the views of the report. */
  views?: ReactNode;
  /** Tools for the loaded report. */
  children?: ReactNode;
  /** Prints the report; undefined while there is none to print. */
  onPrint: (() => void) | undefined;
  /** What the pressed print button waits for; null if it does not wait. */
  printWaitsFor: UnfinishedPart | null;
};

/**
 * The report's toolbar: whose report it is, the other years, the choice of view, tools, languages, and the print
 * button. The toolbar itself is not printed.
 */
export function ReportToolbar({
  questionnaireId,
  report,
  views,
  children,
  onPrint,
  printWaitsFor,
}: Props) {
  const { t } = useTranslation('report');
  const otherYears = useOtherYears(questionnaireId);
  const wait = printWaitsFor === null ? undefined : t(`bar.printWaits.${printWaitsFor}`);
  return (
    <Bar className="screen-only">
      <Name>
        <ButtonLink tone="quiet">
          <Link to={`/${questionnaireId}`} title={t('bar.back')}>
            <span aria-hidden="true">←</span>
            <span className="visually-hidden">{t('bar.back')}</span>
          </Link>
        </ButtonLink>
        <Place>
          {report && (
            <p>
              <strong>{report.organisation}</strong> <span>{report.year}</span>
            </p>
          )}
          {otherYears && <OtherYearsLinks {...otherYears} />}
        </Place>
      </Name>
      <Views>{views}</Views>
      <Tools>
        {children}
        <LanguageLinks />
      </Tools>
      {onPrint && (
        <>
          <Print onClick={onPrint} busyText={wait}>
            {t('bar.print')}
          </Print>
          <span className="visually-hidden" aria-live="polite">
            {wait}
          </span>
        </>
      )}
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${zIndex.header};
  display: grid;
  grid-template-columns: minmax(8rem, auto) minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  min-block-size: ${layoutSize.header};
  padding: ${space[2]} ${space[5]};
  border-block-end: 1px solid ${color.line};
  background: ${color.paper};

  /* On a narrow screen the bar scrolls away; the table of contents stays visible instead. */
  @media not ${media.desk} {
    position: relative;
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${space[2]};
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const Place = styled.div`
  min-inline-size: 0;
  max-inline-size: 20rem;

  & > p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > p > strong {
    font-family: ${fontFamily.serif};
    font-size: ${fontSize.lead};
  }

  & > p > span {
    color: ${color.inkSoft};
  }

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    font-size: ${fontSize.small};
  }

  & li > a {
    display: inline-block;
    padding-block: ${space[1]};
    white-space: nowrap;
  }
`;

/* Overlaps the lower border of the bar with that of the tabs. */
const Views = styled.div`
  align-self: end;
  min-inline-size: 0;
  margin-block-end: calc(-1 * ${space[2]});

  @media not ${media.desk} {
    grid-row: 3;
    grid-column: 1 / -1;
    padding-inline: ${space[2]};

    &:empty {
      display: none;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]} ${space[3]};
  min-inline-size: 0;

  @media not ${media.desk} {
    flex-wrap: wrap;
    grid-row: 2;
    grid-column: 1 / -1;
    justify-content: flex-start;
  }

  /* Smaller gaps and buttons, because otherwise the languages would be on a line of their own. */
  @media ${media.phone} {
    column-gap: ${space[2]};

    & button {
      padding-inline: ${space[3]};
    }
  }
`;

/* Does not shrink or wrap, because another size would move the tools beside it. */
const Print = styled(Button)`
  flex: none;
  inline-size: max-content;
  white-space: nowrap;

  @media not ${media.desk} {
    grid-row: 1;
    grid-column: 2;
  }
`;

type ViewTabsProps = {
  view: ReportViewName;
  isAdvanced: boolean;
  programme: Pick<ProgrammeReply, 'product' | 'beyondProduct'>;
};

/**
 * The views of the report, named after their certificates, and the scorecard while it is shown alone. The links keep
 * the chosen comparisons. A report with only one view has no tabs.
 */
export function ViewTabs({ view, isAdvanced, programme }: ViewTabsProps) {
  const { t } = useTranslation('report');
  const { search } = useLocation();
  const offered: readonly [ReportViewName, string, boolean][] = [
    ['standard', programme.product, true],
    ['beyond', programme.beyondProduct, isAdvanced],
    ['scorecard', t('bar.scorecard'), view === 'scorecard'],
  ];
  const tabs = offered.filter(([, , isOffered]) => isOffered);
  if (tabs.length === 1) return null;
  return (
    <Tabs
      label={t('bar.views')}
      tabs={tabs.map(([id, text]) => ({
        id,
        link: <Link to={{ search: buildViewQuery(id, search) }}>{text}</Link>,
        isCurrent: view === id,
      }))}
    />
  );
}

/** The query of the address that shows a view. Other parameters are kept. */
export function buildViewQuery(view: ReportViewName, search: string): string {
  const params = new URLSearchParams(search);
  params.delete('view');
  if (view !== 'standard') params.set('view', view);
  const query = String(params);
  return query && `?${query}`;
}
