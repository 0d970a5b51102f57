import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { Loaded, Slot, useLanguage, useRead } from '@cert/shared/platform';
import { color, ProgressBar, fontSize, space } from '@cert/shared/ui';
import { formatPercent } from '@cert/shared/i18n';
import { CategoryList } from './categories/CategoryList.tsx';
import { PageLinks } from './PageLinks.tsx';
import { useProgramme } from './useProgramme.ts';

type Props = { questionnaireId: number };

/** Progress, categories with areas, links to the modules' pages, the certifiers' slot and the copyright notice. */
export function Sidebar({ questionnaireId }: Props) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { provider } = useProgramme();
  const categories = useRead('areaCategoryList', { id: questionnaireId }, { isLive: true });
  return (
    <Column>
      <Loaded of={categories}>
        {(list) => {
          const percent = overallPercent(list);
          return (
            <>
              <Total>
                <span>{t('frame.progress')}</span>
                <small>{formatPercent(percent, language)}</small>
                <ProgressBar label={t('frame.progress')} percent={percent} />
              </Total>
              <CategoryList questionnaireId={questionnaireId} categories={list} />
            </>
          );
        }}
      </Loaded>
      <Slot name="sidebar.client" questionnaireId={questionnaireId} />
      <PageLinks questionnaireId={questionnaireId} />
      <Slot name="sidebar.certifier" questionnaireId={questionnaireId} />
      {provider && <Copyright>{t('frame.copyright', { provider })}</Copyright>}
    </Column>
  );
}

/** Mean completeness of the areas open to the reader, in percent, rounded down so that 100 means "all". */
function overallPercent(categories: { areas: { completeness: number; open: boolean }[] }[]) {
  const open = categories.flatMap(({ areas }) => areas.filter((area) => area.open));
  const sum = open.reduce((total, area) => total + area.completeness, 0);
  return open.length === 0 ? 0 : Math.floor(sum / open.length);
}

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[5]};
  min-height: 100%;
  padding: ${space[5]} ${space[4]} ${space[5]} ${space[5]};
  background: ${color.paper};
  border-right: 1px solid ${color.line};
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

const Copyright = styled.p`
  font-size: ${fontSize.small};
  line-height: 1.45;
  color: ${color.inkSoft};
`;
