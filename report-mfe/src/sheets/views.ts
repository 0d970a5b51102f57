import { auditSheets } from './audit/auditSheets.ts';
import { beyondCategorySheets } from './beyond/beyondCategorySheets.tsx';
import { beyondIntroSheets } from './beyond/beyondIntroSheets.tsx';
import { beyondRadarSheet } from './beyond/BeyondRadarSheet.tsx';
import { beyondResultSheets } from './beyond/beyondResultSheets.tsx';
import { beyondSummarySheet } from './beyond/BeyondSummarySheet.tsx';
import { certificateSheets } from './certificateSheets.tsx';
import { outroSheet } from './closing/OutroSheet.tsx';
import { timelineSheet } from './closing/TimelineSheet.tsx';
import { defineContentsSheet } from './contentsSheet.tsx';
import { beyondCoverSheet, coverSheet } from './covers/coverSheets.tsx';
import type { SheetList } from './defineSheet.ts';
import { beyondResultsDivider, categoriesDivider, resultsDivider } from './dividerSheets.tsx';
import { beyondFiguresSheets, standardFiguresSheets } from './figures/figuresSheets.tsx';
import { categorySheets } from './grades/categorySheets.tsx';
import { keyAreaSheets } from './grades/keyAreaSheets.tsx';
import { stepSheets } from './grades/stepSheets.tsx';
import { aboutSheet } from './introduction/AboutSheet.tsx';
import { auditIntroSheets } from './introduction/auditIntroSheets.tsx';
import { defineProseSheet } from './proseSheet.tsx';
import { recommendationSheets, trainingsSheet } from './recommendationSheets.ts';
import { resultSheets } from './result/resultSheets.tsx';
import { defineTeamTextSheet } from './TeamTextSheet.tsx';

/** The sheets of the standard view, in the order of the printed sheets. */
const standardSheets: SheetList = [
  coverSheet,
  defineContentsSheet(() => standardSheets),
  aboutSheet,
  ...auditIntroSheets,
  resultsDivider,
  ...resultSheets,
  ...keyAreaSheets,
  ...stepSheets,
  categoriesDivider,
  categorySheets,
  ...recommendationSheets,
  ...standardFiguresSheets,
  trainingsSheet,
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
  ...beyondFiguresSheets,
  ...beyondCategorySheets,
  defineTeamTextSheet({
    id: 'beyond-words',
    title: 'contents.titles.beyond-words',
    field: 'wordsFromTeam',
    text: 'beyond.wordsFromTeam',
  }),
  beyondSummarySheet,
  defineProseSheet({
    id: 'beyond-next',
    title: 'contents.titles.beyond-next',
    text: 'beyond.next',
  }),
  defineProseSheet({ id: 'beyond-keep', text: 'beyond.keep' }),
  outroSheet,
];

/** The two views of a report. */
export type ViewName = 'standard' | 'beyond';

export const views: Record<ViewName, SheetList> = {
  standard: standardSheets,
  beyond: beyondSheets,
};
