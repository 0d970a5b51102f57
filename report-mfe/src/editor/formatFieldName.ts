import type { TFunction } from 'i18next';
import type { EditingState } from './EditingContext.ts';

/** The display name of a text of the report. */
export function formatFieldName(
  field: string,
  { report, programme, t }: Pick<EditingState, 'report' | 'programme'> & { t: TFunction<'report'> },
): string {
  const [, kind, id] = /^(highlights|suggestions|suggestions_additional)_(\d+)$/.exec(field) ?? [];
  const category = report.categories.find((known) => known.id === Number(id))?.title;
  if (kind && category) return t(`editing.categoryField.${kind as 'highlights'}`, { category });
  const [, beyondKind, name] = /^abHighLights(Additional)?([A-Z]\w+)$/.exec(field) ?? [];
  const beyond = programme.beyondCategories.find((known) => known.category === name?.toLowerCase());
  if (beyond)
    return t(`editing.beyondField.${beyondKind ? 'additional' : 'highlights'}`, {
      category: beyond.title,
    });
  return t(`editing.field.${field as 'educations'}`);
}
