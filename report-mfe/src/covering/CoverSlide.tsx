import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { ShortTeamText } from '../team-texts/ShortTeamText.tsx';
import { mm } from '../viewing/mm.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { Cover } from './Cover.tsx';

/** The cover: result, organisation and year. */
export function CoverSlide({ report, programme }: SlideProps) {
  const { t } = useTranslation('report');
  const { decision, year, organisation } = report;
  // A certificate shows its year; an audit shows the date that the team entered.
  const isDated = decision === 'not-passed';
  const names = { year, organisation, product: programme.product };
  return (
    <Cover
      tone={tones[decision]}
      eyebrow={t(`cover.eyebrow.${decision}`, names)}
      title={t(`cover.title.${decision}`, names)}
      subtitle={t('cover.subtitle')}
      provider={programme.provider}
    >
      {isDated && <ShortTeamText field="reportDate" report={report} />}
      {decision === 'not-decided' && <Provisional>{t('cover.provisional')}</Provisional>}
    </Cover>
  );
}

const tones = { passed: 'full', 'not-passed': 'soft', 'not-decided': 'none' } as const;

const Provisional = styled.p`
  justify-self: start;
  padding: ${mm(2)} ${mm(4)};
  border: 1px solid ${color.warningLine};
  background: ${color.warningSoft};
  color: ${color.warning};
  font: 600 max(${mm(4.2)}, ${fontSize.small}) / 1.4 ${fontFamily.sans};
`;
