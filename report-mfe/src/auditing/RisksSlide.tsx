import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontFamily, media, fontSize } from '@cert/shared/ui';
import { Body } from '../composing/Body.ts';
import { Lead } from '../composing/Lead.ts';
import { useFirstPages } from '../paging/PageNumbers.tsx';
import { mm } from '../viewing/mm.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { riskAreas } from './riskAreas.ts';

/** Introduces the risks and lists them with their page numbers. */
export function RisksSlide({ report, pageNumber }: SlideProps) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, headline, lead, contents } = t('auditing.risks', { returnObjects: true });
  const firstPages = useFirstPages();
  return (
    <Slide id="risks" {...{ eyebrow, headline, report, pageNumber }}>
      <Body>
        <Lead>{lead}</Lead>
        <nav aria-label={contents}>
          <List>
            {riskAreas.map(({ topic, id }) => (
              <li key={id}>
                <a href={`#${id}`}>{t(`risks.${topic}.topic`)}</a>
                <span>{firstPages.get(id)}</span>
              </li>
            ))}
          </List>
        </nav>
      </Body>
    </Slide>
  );
}

const List = styled.ol`
  display: grid;
  grid-template: repeat(5, auto) / repeat(2, minmax(0, 1fr));
  grid-auto-flow: column;
  column-gap: ${mm(16)};
  padding: 0;
  list-style: none;
  counter-reset: risk;

  li {
    display: flex;
    align-items: baseline;
    gap: ${mm(5)};
    padding-block: max(${mm(2.8)}, 0.375rem);
    border-block-end: 1px solid ${color.line};
    font-size: max(${mm(5)}, ${fontSize.text});
    counter-increment: risk;
  }

  li::before {
    content: counter(risk);
    min-inline-size: ${mm(7)};
    color: ${color.brand};
    font: 600 max(${mm(5.2)}, ${fontSize.lead}) / 1 ${fontFamily.serif};
  }

  a {
    flex: 1;
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  span {
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }

  @media screen and ${media.phone} {
    grid-template: none / minmax(0, 1fr);
    grid-auto-flow: row;
  }
`;
