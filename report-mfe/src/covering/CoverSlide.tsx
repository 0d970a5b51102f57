import { css, styled } from 'styled-components';
import { lookUp, type Band, type Decision } from '@cert/shared/domain';
import { color, family, size } from '@cert/shared/ui';
import { hasText } from '../team-texts/hasText.ts';
import { TeamText } from '../team-texts/TeamText.tsx';
import { useWords } from '../useWords.ts';
import { Eyebrow } from '../viewing/Eyebrow.tsx';
import { mm } from '../viewing/mm.ts';
import { Sheet } from '../viewing/Sheet.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { Globe } from './Globe.tsx';

/** The cover: what the report comes to, whose it is, and of which year. */
export function CoverSlide({ report, programme }: SlideProps) {
  const t = useWords();
  const { decision, year, organisation } = report;
  const { reportDate } = report.texts;
  // A certificate carries its year; an audit the date that the team gave it.
  const hasDate = decision === 'not-passed' && hasText(reportDate);
  const names = { year, organisation, product: programme.product };
  const title = t(`cover.title.${decision}`, names);
  return (
    <Cover $decision={decision} id="cover" aria-labelledby="cover-title">
      <Globe isComplete={decision !== 'not-decided'} />
      <Eyebrow>{t(`cover.eyebrow.${decision}`, names)}</Eyebrow>
      <Message>
        <Title id="cover-title" $millimetres={lookUp(titleSizes, title.length)}>
          {title}
        </Title>
        <p>{t('cover.subtitle')}</p>
        {hasDate && <TeamText html={reportDate} />}
        {decision === 'not-decided' && <Provisional>{t('cover.provisional')}</Provisional>}
      </Message>
      <Provider>{programme.provider}</Provider>
    </Cover>
  );
}

/** By the title's length in characters: the type size in millimetres that keeps the longest names on the sheet. */
const titleSizes: readonly Band<number>[] = [
  { from: 0, gives: 18 },
  { from: 50, gives: 14 },
  { from: 90, gives: 10.5 },
];

/** Only a passed report wears the full colour. */
const looks: Record<Decision, ReturnType<typeof css>> = {
  passed: css`
    background: ${color.brand};
    color: ${color.brandInk};
  `,
  'not-passed': css`
    background: ${color.brandSoft};
    color: ${color.brandStrong};
  `,
  'not-decided': css`
    background: ${color.wash};
    color: ${color.brandStrong};
  `,
};

const Cover = styled(Sheet)<{ $decision: Decision }>`
  padding: ${mm(24)} ${mm(24)} ${mm(16)};
  ${({ $decision }) => looks[$decision]}

  & ${Eyebrow} {
    color: inherit;
  }
`;

const Message = styled.div`
  position: relative;
  display: grid;
  align-content: end;
  gap: ${mm(7)};
  padding-block: ${mm(20)} ${mm(16)};
  font: 400 max(${mm(6)}, ${size.lead}) / 1.4 ${family.serif};
`;

const Title = styled.h1<{ $millimetres: number }>`
  max-inline-size: ${mm(150)};
  font-size: max(${({ $millimetres }) => mm($millimetres)}, ${size.title});
  line-height: 1.06;
`;

const Provisional = styled.p`
  justify-self: start;
  padding: ${mm(2)} ${mm(4)};
  border: 1px solid ${color.warningLine};
  background: ${color.warningSoft};
  color: ${color.warning};
  font: 600 max(${mm(4.2)}, ${size.small}) / 1.4 ${family.sans};
`;

const Provider = styled.p`
  position: relative;
  font-size: max(${mm(3.8)}, ${size.small});
`;
