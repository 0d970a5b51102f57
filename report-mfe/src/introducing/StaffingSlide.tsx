import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontFamily, media, fontSize } from '@cert/shared/ui';
import { mm } from '../viewing/mm.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { StaffingDots } from './StaffingDots.tsx';

/** Shows the recommended number of HR employees per hundred employees. */
export function StaffingSlide({ report, programme, pageNumber }: SlideProps) {
  const { t } = useTranslation('report/prose');
  const staffing = t('introducing.staffing', { returnObjects: true });
  const { eyebrow, headline, figure, caption, text, described } = staffing;
  return (
    <Slide id="staffing" {...{ eyebrow, headline, report, pageNumber }}>
      <Columns>
        <div>
          <Figure>{figure}</Figure>
          <Caption>{caption}</Caption>
          <StaffingDots percent={programme.figures.hrStaffingPercent} described={described} />
        </div>
        <Texts>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Texts>
      </Columns>
    </Slide>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
  gap: ${mm(18)};
  align-items: center;
  padding-block: ${mm(8)};

  @media screen and ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
`;

const Figure = styled.strong`
  display: block;
  color: ${color.brandStrong};
  font: 600 max(${mm(26)}, ${fontSize.display}) / 1.1 ${fontFamily.serif};
  font-variant-numeric: lining-nums;
`;

const Caption = styled.p`
  margin-block: ${mm(2)} ${mm(8)};
  font-size: max(${mm(4.8)}, ${fontSize.text});
`;

const Texts = styled.div`
  display: grid;
  gap: max(${mm(5)}, 0.75rem);
  font: 400 max(${mm(5)}, ${fontSize.lead}) / 1.5 ${fontFamily.serif};
`;
