import type { ReportField } from '@cert/shared/domain';
import { Editable } from '../editing/Editable.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { TeamText } from './TeamText.tsx';

type Props = Pick<SlideProps, 'report'> & { field: ReportField };

/** A short team text on a sheet that has other content, too. */
export function ShortTeamText({ field, report }: Props) {
  return (
    <Editable field={field}>
      <TeamText html={report.texts[field]} />
    </Editable>
  );
}
