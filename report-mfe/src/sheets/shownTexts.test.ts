import { beyondCategories, listShownFields } from '@cert/shared/domain';
import { aProgramme, aReport } from '@cert/shared/testing';
import { toReportData } from '../reportData.ts';
import { someBeyondResults } from '../testing/someBeyondResults.ts';
import { listApplicableSheets } from './defineSheet.ts';
import { reportViews, type ReportViewName } from './reportViews.ts';

type Given = Parameters<typeof aReport>[0];

const category = {
  id: 3,
  content: 'Leaving',
  grade: 80,
  previousGrade: null,
  others: { average: { value: null, organisations: 0 } },
  areas: [],
  highlights: [],
  suggestions: [],
};

/** The fields in `texts` and `inner` of the sheets. Those of covers and of the timeline are only in `alsoTexts`. */
function fieldsOfSheets(given: Given): Set<string> {
  const report = toReportData(aReport({ categories: [category], ...given }));
  const shown: ReportViewName[] = report.isAdvanced ? ['standard', 'beyond'] : ['standard'];
  return new Set(
    shown.flatMap((view) =>
      listApplicableSheets(reportViews[view], { report, programme: aProgramme() }).flatMap(
        ({ texts = [], inner = {} }) => [...texts, ...Object.values(inner)],
      ),
    ),
  );
}

const onCovers = ['reportDate', 'abReportDate'];

it.each<[string, Given, { isPassed: boolean; isAdvanced: boolean }]>([
  ['a passed report', {}, { isPassed: true, isAdvanced: false }],
  ['an audit', { info: { passed: 0 } }, { isPassed: false, isAdvanced: false }],
  [
    'Above and Beyond',
    { info: { advanced: 1 }, aboveBeyond: someBeyondResults(100, 100, 100, 100, 100) },
    { isPassed: true, isAdvanced: true },
  ],
])(
  'for %s the server sends the organisation exactly the texts that the report’s sheets show',
  (_, given, kind) => {
    const outstanding = kind.isAdvanced ? beyondCategories : [];
    const sent = listShownFields({ ...kind, categoryIds: [3], outstanding });
    expect(
      sent.filter((field) => field !== 'timeline' && !onCovers.includes(field)).toSorted(),
    ).toEqual([...fieldsOfSheets(given)].toSorted());
  },
);
