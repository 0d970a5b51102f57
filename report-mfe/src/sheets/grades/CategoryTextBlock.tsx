import { useTranslation } from 'react-i18next';
import { hasText } from '@cert/shared/domain';
import { EditableReportText } from '../../editor/EditableReportText.tsx';
import { useFirstPageNumbers } from '../../layout/PageNumbers.tsx';
import type { CategoryResult, ReportData } from '../../reportData.ts';
import { TeamText } from '../../texts/TeamText.tsx';
import { SingleTextSheets } from '../TextsOnOneSheet.tsx';
import type { CategoryText } from './categoryTexts.ts';

type Props = { text: CategoryText; report: ReportData };

/**
 * A text about a category, beside the grades of its areas. While the text is empty, the block is only on the screen.
 */
export function CategoryTextBlock({ text: { anchor, field, kind }, report }: Props) {
  const { t } = useTranslation('report/prose');
  const html = report.texts[field];
  if (report.reader === 'organisation' && !hasText(html)) return null;
  return (
    <div id={anchor} className={hasText(html) ? undefined : 'screen-only'}>
      <h3>{t(`recommendations.category${kind}.headline`)}</h3>
      <EditableReportText field={field} isNarrow>
        <TeamText html={html} />
      </EditableReportText>
    </div>
  );
}

/** A text about a category on separate sheets. While it is empty, its sheet is only on the screen, without a number. */
export function CategoryTextSheet({
  text: { anchor, field, kind },
  category,
  report,
}: Props & { category: CategoryResult }) {
  const { t } = useTranslation('report/prose');
  const pageNumber = useFirstPageNumbers().get(anchor) ?? null;
  if (report.reader === 'organisation' && !hasText(report.texts[field])) return null;
  const around = {
    eyebrow: category.title,
    ...t(`recommendations.category${kind}`, { returnObjects: true }),
  };
  const sheet = <SingleTextSheets text={{ anchor, field, around }} {...{ report, pageNumber }} />;
  return pageNumber === null ? <div className="screen-only">{sheet}</div> : sheet;
}
