import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgrammeReply } from '@cert/shared/contract';
import { hasText, languages, type Language } from '@cert/shared/domain';
import { useLanguage, usePlatform, useRead, useStore } from '@cert/shared/platform';
import { formatFieldName } from '../../editor/formatFieldName.ts';
import { useReportWithUnsavedEdits } from '../../editor/saving/useReportFrozenWhileEditing.ts';
import type { ReportData } from '../../reportData.ts';
import { listShownTexts, type ShownText } from '../../sheets/listShownTexts.ts';
import { readTextState, type TextState } from './textStates.ts';

/** A text of the report, with its state in every language (`states`, undefined until they are loaded). */
export type TextStatesRow = ShownText & {
  name: string;
  states: Record<Language, TextState> | undefined;
  /** Whether the text is written in the language of the page, with the unsaved edits of this browser. */
  isWrittenHere: boolean;
};

export type ReportTextStates = {
  rows: readonly TextStatesRow[];
  /** The titles of the figures that have changed since a text of the page's language was written, by field. */
  changedFigures: ReadonlyMap<string, readonly string[]>;
};

type Options = {
  questionnaireId: number;
  report: ReportData | undefined;
  programme: ProgrammeReply | undefined;
};

/**
 * The states of all texts of a report. Null for users who only read the report, and until the report is loaded. See
 * `docs/decisions/0051-writing-in-sight.md`.
 */
export function useReportTextStates({
  questionnaireId,
  report,
  programme,
}: Options): ReportTextStates | null {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const isWriter = useStore(usePlatform().session)?.isCertifier === true;
  const read = useRead('reportWriting', isWriter ? { id: questionnaireId } : null, {
    isLive: true,
  });
  const edited = useReportWithUnsavedEdits(questionnaireId, report);
  const { data } = read;
  return useMemo(() => {
    if (!isWriter || !edited || !programme) return null;
    const rows = listShownTexts(edited, programme).map((text) => ({
      ...text,
      name: formatFieldName(text.field, { report: edited, programme, t }),
      isWrittenHere: hasText(edited.texts[text.field]),
      states:
        data &&
        (Object.fromEntries(
          languages.map((each) => [
            each,
            readTextState(data, { field: text.field, language: each }),
          ]),
        ) as Record<Language, TextState>),
    }));
    const titles = figureTitles(edited, programme);
    const changedFigures = new Map(
      rows.flatMap(({ field, states }) => {
        const changed = states?.[language].changedFigures ?? [];
        return changed.length > 0
          ? [[field as string, changed.flatMap((name) => titles.get(name) ?? [])] as const]
          : [];
      }),
    );
    return { rows, changedFigures };
  }, [isWriter, edited, programme, data, language, t]);
}

/** The titles of all figures by their names (`ReportFigure` of the domain). */
function figureTitles(report: ReportData, programme: ProgrammeReply): Map<string, string> {
  const { standard, beyond } = report.figures;
  return new Map([
    ...report.categories.flatMap(({ areas }) =>
      areas.map(({ id, title }) => [`area_${id}`, title] as const),
    ),
    ...[standard, beyond].flatMap(({ numbers, percents }) =>
      [...numbers, ...percents].map(({ key, title }) => [`figure_${key}`, title] as const),
    ),
    ...programme.beyondCategories.map(
      ({ category, title }) => [`beyond_${category}`, title] as const,
    ),
  ]);
}
