import { useTranslation } from 'react-i18next';
import { Body } from '../composing/Body.ts';
import { Lead } from '../composing/Lead.ts';
import { TitledTextColumns } from '../composing/TitledTextColumns.tsx';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';

/** Describes the categories of Above and Beyond, in the programme's order. */
export function BeyondCategoriesSlide({ report, programme, pageNumber }: SlideProps) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, headline, lead } = t('beyondIntro.categories', { returnObjects: true });
  const pillars = programme.beyondCategories.map(({ category, title }) => ({
    title,
    text: t(`beyond.categories.${category}.short`),
  }));
  return (
    <Slide id="beyond-categories" {...{ eyebrow, headline, report, pageNumber }}>
      <Body>
        <Lead>{lead}</Lead>
        <TitledTextColumns pillars={pillars} />
      </Body>
    </Slide>
  );
}
