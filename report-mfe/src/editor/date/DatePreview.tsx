import { parseReportDate, type Language } from '@cert/shared/domain';
import { formatLongDay } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { readPlainLines, RichTextPreview } from '../rich-text/RichTextPreview.tsx';

type Props = { html: string };

/** A small preview of a date field, to compare it with another version. */
export function DatePreview({ html }: Props) {
  const language = useLanguage();
  const [day] = readDateLines(html, language);
  return parseReportDate(html) === undefined ? <RichTextPreview html={html} /> : <p>{day}</p>;
}

/** The content of a date field as lines of text: the formatted date, or the stored lines if they are not a date. */
export function readDateLines(html: string, language: Language): string[] {
  const day = parseReportDate(html);
  return day === undefined ? readPlainLines(html) : [formatLongDay(day, language)];
}
