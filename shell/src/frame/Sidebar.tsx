import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { CategorySummary } from '@cert/shared/contract';
import { completenessPercent } from '@cert/shared/domain';
import { Loaded, Slot, useLanguage, usePlatform, useRead, useStore } from '@cert/shared/platform';
import {
  color,
  GradeMark,
  media,
  ProgressBar,
  ProgressRing,
  fontSize,
  space,
  zIndex,
} from '@cert/shared/ui';
import { formatPercent } from '@cert/shared/i18n';
import { CategoryList } from './categories/CategoryList.tsx';
import { gradeMarkTones } from './categories/rowStyles.ts';
import { PageLinks } from './PageLinks.tsx';
import { useProgramme } from './useProgramme.ts';

type Props = { questionnaireId: number };

/** Progress, categories with areas, links to the modules' pages, the slots of the sidebar and the copyright notice. */
export function Sidebar({ questionnaireId }: Props) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { provider } = useProgramme();
  const isCertifier = useStore(usePlatform().session)?.isCertifier ?? false;
  const categories = useRead('areaCategoryList', { id: questionnaireId }, { isLive: true });
  // Deferred like the list in `Loaded`, so that both are shown in the same render.
  const isListShown = useDeferredValue(!categories.isLoading);
  return (
    <Column data-team={isCertifier || undefined}>
      <Loaded of={categories}>
        {(list) => {
          const percent = overallPercent(list);
          return (
            <>
              {isCertifier ? (
                <TeamLegend percent={percent} />
              ) : (
                <Total>
                  <span>{t('frame.progress')}</span>
                  <small>{formatPercent(percent, language)}</small>
                  <ProgressBar label={t('frame.progress')} percent={percent} />
                </Total>
              )}
              <CategoryList questionnaireId={questionnaireId} categories={list} />
            </>
          );
        }}
      </Loaded>
      <BelowList hidden={!isListShown}>
        <Slot name="sidebar.client" questionnaireId={questionnaireId} />
        <PageLinks questionnaireId={questionnaireId} />
        {isCertifier && (
          <Pinned>
            <Slot name="sidebar.certifier" questionnaireId={questionnaireId} />
          </Pinned>
        )}
        {provider && <Copyright>{t('frame.copyright', { provider })}</Copyright>}
      </BelowList>
    </Column>
  );
}

/**
 * Completeness of the questionnaire in percent, as on its home page: the share of completed questions in all areas that
 * count.
 */
function overallPercent(categories: readonly CategorySummary[]): number {
  const counting = categories.flatMap(({ areas }) => areas.filter(({ open }) => open));
  return completenessPercent({
    completed: counting.reduce((sum, { completed }) => sum + completed, 0),
    answerable: counting.reduce((sum, { answerable }) => sum + answerable, 0),
  });
}

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[5]};
  min-height: 100%;
  padding: ${space[5]} ${space[4]} ${space[5]} ${space[5]};
  background: ${color.paper};
  border-right: 1px solid ${color.line};

  /* In the drawer the sidebar needs no padding, because the drawer has its own. */
  dialog & {
    padding: 0;
    border: 0;
  }

  /* Certifiers' links are less high, because the certifiers' slot below the list takes some of the height. */
  @media ${media.wide} {
    &[data-team] nav a {
      padding-block: ${space[1]};
    }
  }
`;

// What is below the list appears together with it. Otherwise the list would push it down.
const BelowList = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;

const Total = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[2]};
  align-items: baseline;
  font-weight: 600;
  small {
    font-size: ${fontSize.small};
    font-weight: 400;
    color: ${color.inkSoft};
  }
  progress {
    grid-column: 1 / -1;
  }
`;

// If the window is high enough, the certifiers' slot sticks to the lower edge of the sidebar while the rest scrolls. It
// takes at most half of the height, so that enough of the list of categories, the main navigation, stays visible.
const Pinned = styled.div`
  display: grid;
  gap: ${space[3]};

  @media ${media.wide} and (min-height: 40rem) {
    position: sticky;
    inset-block-end: 0;
    z-index: ${zIndex.raised};
    max-block-size: 50dvh;
    overflow-y: auto;
    margin-inline: calc(-1 * ${space[5]}) calc(-1 * ${space[4]});
    padding: ${space[3]} ${space[4]} ${space[3]} ${space[5]};
    border-block-start: 1px solid ${color.lineStrong};
    background: ${color.paper};
  }
`;

/** For certifiers: the legend of the list. The ring shows how complete the answers are; grade marks show grades. */
function TeamLegend({ percent }: { percent: number }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  return (
    <Signs aria-label={t('frame.legend')}>
      <li>
        <ProgressRing percent={percent} />
        {t('frame.legendOf.answers', { percent: formatPercent(percent, language) })}
      </li>
      {gradeKinds.map((kind) => (
        <li key={kind}>
          <Swatch aria-hidden="true">
            <GradeMark figure={'\u00a0'} tone={gradeMarkTones[kind]} label="" />
          </Swatch>
          {t(`frame.legendOf.${kind}`)}
        </li>
      ))}
    </Signs>
  );
}

const gradeKinds = ['system', 'certifier', 'final'] as const;

const Signs = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[1]};
  }
`;

const Swatch = styled.span`
  display: inline-grid;
`;

const Copyright = styled.p`
  font-size: ${fontSize.small};
  line-height: 1.45;
  color: ${color.inkSoft};
`;
