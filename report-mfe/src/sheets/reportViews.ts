import { auditSheets } from './audit/auditSheets.ts';
import { beyondCategorySheets } from './beyond/beyondCategorySheets.tsx';
import { beyondIntroSheets } from './beyond/beyondIntroSheets.tsx';
import { beyondRadarSheet } from './beyond/BeyondRadarSheet.tsx';
import { beyondResultSheets } from './beyond/beyondResultSheets.tsx';
import { beyondSummarySheet } from './beyond/BeyondSummarySheet.tsx';
import { defineCertificateSheet } from './CertificateSheet.tsx';
import { certificateSheets } from './certificateSheets.tsx';
import { outroSheet } from './closing/OutroSheet.tsx';
import { timelineSheet } from './closing/TimelineSheet.tsx';
import { defineContentsSheet } from './contentsSheet.tsx';
import { beyondCoverSheet, coverSheet } from './covers/coverSheets.tsx';
import { limitSheetsToReports, type SheetList } from './defineSheet.ts';
import { beyondResultsDivider, categoriesDivider, resultsDivider } from './dividerSheets.tsx';
import { beyondBenchmarkSheets, standardBenchmarkSheets } from './figures/benchmarkSheets.tsx';
import { areaChangesSheet } from './grades/areaChangesSheet.tsx';
import { areaMapSheet } from './grades/areaMapSheet.tsx';
import { defineCategorySheets } from './grades/defineCategorySheets.ts';
import { keyAreaSheets } from './grades/keyAreaSheets.tsx';
import { lifeCycleSheets } from './grades/lifeCycleSheets.tsx';
import { aboutSheet } from './introduction/AboutSheet.tsx';
import { auditIntroSheets } from './introduction/auditIntroSheets.tsx';
import { defineProseSheet } from './proseSheet.tsx';
import { recommendationSheets, trainingsSheet } from './recommendationSheets.ts';
import { resultSheets } from './result/resultSheets.tsx';
import { scorecardSheet } from './scorecard/scorecardSheet.tsx';
import { defineTeamTextSheet } from './defineTeamTexts.tsx';

/** The sheets of the standard view, in the order of the printed sheets. */
const standardSheets: SheetList = [
  coverSheet,
  scorecardSheet,
  defineContentsSheet(() => standardSheets),
  aboutSheet,
  ...auditIntroSheets,
  resultsDivider,
  ...resultSheets,
  ...keyAreaSheets,
  ...lifeCycleSheets,
  areaMapSheet,
  areaChangesSheet,
  categoriesDivider,
  defineCategorySheets,
  ...recommendationSheets,
  ...standardBenchmarkSheets,
  trainingsSheet,
  defineCertificateSheet('certificate'),
  ...certificateSheets,
  ...auditSheets,
  timelineSheet,
  outroSheet,
];

/** The sheets of the Above-and-Beyond view, in the order of the printed sheets. */
const beyondSheets: SheetList = [
  beyondCoverSheet,
  defineContentsSheet(() => beyondSheets),
  ...beyondIntroSheets,
  beyondResultsDivider,
  ...beyondResultSheets,
  beyondRadarSheet,
  ...beyondBenchmarkSheets,
  ...beyondCategorySheets,
  defineTeamTextSheet({
    id: 'beyond-words',
    title: 'contents.titles.beyond-words',
    field: 'wordsFromTeam',
    text: 'beyond.wordsFromTeam',
  }),
  beyondSummarySheet,
  defineCertificateSheet('beyond'),
  defineProseSheet({
    id: 'beyond-next',
    title: 'contents.titles.beyond-next',
    text: 'beyond.next',
  }),
  defineProseSheet({ id: 'beyond-keep', text: 'beyond.keep' }),
  outroSheet,
];

/** The views of a report. `scorecard` shows a single sheet of the standard view, which readers can keep as a file. */
export type ReportViewName = 'standard' | 'beyond' | 'scorecard';

export const reportViews: Record<ReportViewName, SheetList> = {
  standard: standardSheets,
  beyond: beyondSheets,
  // Every report has this view, whatever the condition (`when`) of the sheet, because the file downloads use it.
  scorecard: limitSheetsToReports(() => true, [scorecardSheet]),
};
