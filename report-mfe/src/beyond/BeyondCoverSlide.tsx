import { Cover } from '../covering/Cover.tsx';
import { useProse } from '../prose/ProseProvider.tsx';
import { hasText } from '../team-texts/hasText.ts';
import { TeamText } from '../team-texts/TeamText.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';

/** The cover of the Above-and-Beyond view, with the date that the team gave it. */
export function BeyondCoverSlide({ report, programme }: SlideProps) {
  const { cover } = useProse().beyond;
  const { abReportDate } = report.texts;
  return (
    <Cover tone="gilded" {...cover} provider={programme.provider}>
      {hasText(abReportDate) && <TeamText html={abReportDate} />}
    </Cover>
  );
}
