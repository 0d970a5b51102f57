import { useTranslation } from 'react-i18next';
import { Cover } from '../covering/Cover.tsx';
import { ShortTeamText } from '../team-texts/ShortTeamText.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';

/** The cover of the Above-and-Beyond view, with the date that the team entered. */
export function BeyondCoverSlide({ report, programme }: SlideProps) {
  const { t } = useTranslation('report/prose');
  const cover = t('beyond.cover', { returnObjects: true });
  return (
    <Cover tone="gilded" {...cover} provider={programme.provider}>
      <ShortTeamText field="abReportDate" report={report} />
    </Cover>
  );
}
