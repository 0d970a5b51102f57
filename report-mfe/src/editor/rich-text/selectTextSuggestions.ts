import { beyondCategories, highestGrade } from '@cert/shared/domain';
import type { ReportData } from '../../reportData.ts';

/**
 * The suggested texts for a field. Fields for highlights get the texts that praise (with the highest grade or without a
 * grade), fields for suggestions get the texts that advise. They are the texts of the field's category, or of all
 * categories if the field has no category. Above-and-Beyond fields get the marked practices. The field `educations`
 * gets the areas below the highest grade, lowest grade first.
 */
export function selectTextSuggestions(
  field: string,
  { suggestions }: Pick<ReportData, 'suggestions'>,
): readonly TextSuggestion[] {
  if (field === 'educations') return suggestions.educations.map(asSuggestion);
  const [, name] = /^abHighLights(?:Additional)?([A-Z]\w+)$/.exec(field) ?? [];
  const beyond = beyondCategories.find((category) => category === name?.toLowerCase());
  if (beyond)
    return suggestions.beyond
      .filter(({ category }) => category === beyond)
      .map(({ content }) => ({ area: '', text: content }));
  const [, kind, id] =
    /^(highlights|suggestions)(?:First|Second|Additional|_additional)?(?:_(\d+))?$/.exec(field) ??
    [];
  if (!kind) return [];
  return suggestions.highlights
    .filter(({ category, grade }) => {
      const isGood = grade === null || grade >= highestGrade;
      return isGood === (kind === 'highlights') && (id === undefined || category === Number(id));
    })
    .map(asSuggestion);
}

function asSuggestion({
  area,
  content,
}: ReportData['suggestions']['highlights'][number]): TextSuggestion {
  return { area: area === content ? '' : area, text: content };
}

/** A text that is suggested for a field of the report; the user can add it with one click. */
export type TextSuggestion = {
  /** The title of the area that the text is about; empty if the text is this title, or belongs to no area. */
  area: string;
  text: string;
};
