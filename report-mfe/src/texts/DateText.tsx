import { parseReportDate } from '@cert/shared/domain';
import { formatLongDay } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { TeamText } from './TeamText.tsx';

type Props = {
  /** The stored text of a date field. */
  html: string | undefined;
};

/** The date of a date field, in the language of the report. A text that is not a date is shown unchanged. */
export function DateText({ html }: Props) {
  const language = useLanguage();
  const day = parseReportDate(html ?? '');
  return <TeamText html={day === undefined ? html : `<p>${formatLongDay(day, language)}</p>`} />;
}
