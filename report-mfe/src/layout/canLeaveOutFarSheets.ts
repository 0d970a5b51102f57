import type { ReportData } from '../reportData.ts';

/**
 * Whether the browser may leave out the layout of sheets that are far from the window. Otherwise each change of a long
 * report takes a phone most of a second. Not for the team, whose editor and bars rely on a common stack of layers, and
 * not without scroll anchoring (Safari), which keeps the text in place when a sheet above it gets its size. See
 * docs/decisions/0088-reports-on-a-phone.md.
 */
export function canLeaveOutFarSheets({ reader }: Pick<ReportData, 'reader'>): boolean {
  return reader !== 'team' && CSS.supports('overflow-anchor', 'auto');
}
