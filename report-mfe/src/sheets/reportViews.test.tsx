import type { Grade } from '@cert/shared/domain';
import { aProgramme, aReport, noBenchmarkAverages } from '@cert/shared/testing';
import { toReportData } from '../reportData.ts';
import { aKeyAreaResult } from '../testing/aKeyAreaResult.ts';
import { aReportText } from '../testing/aReportText.ts';
import { isSheetPrinted, listApplicableSheets } from './defineSheet.ts';
import { reportViews } from './reportViews.ts';

type Given = Parameters<typeof aReport>[0];

function idsOf(given: Given, only: 'printed' | 'listed' | 'all' = 'all'): string[] {
  const report = toReportData(aReport(given));
  return listApplicableSheets(reportViews.standard, { report, programme: aProgramme() })
    .filter((sheet) => only !== 'listed' || sheet.title)
    .filter((sheet) => only !== 'printed' || isSheetPrinted(sheet, report))
    .map(({ id }) => id);
}

const passed: Given = {};
const audit: Given = { info: { passed: 0 } };
const provisional: Given = { info: { passed: 0, provisional: 1 } };

it('every sheet of the standard view has its own anchor', () => {
  const ids = idsOf(passed);
  expect(new Set(ids).size).toBe(ids.length);
});

it('the table of contents of a passed report lists the confirmation, not the way to the certificate', () => {
  const listed = idsOf(passed, 'listed');
  expect(listed).toEqual(
    expect.arrayContaining(['about', 'educations', 'confirmation', 'whatsnext', 'timeline']),
  );
  expect(listed).not.toEqual(expect.arrayContaining(['selectio']));
});

const wayToCertificate =
  'selectio key-activities action-plan change-management roles authorization risks next-steps';

it('the table of contents of an audit report lists the way to the certificate, not the confirmation', () => {
  const listed = idsOf(audit, 'listed');
  const way = wayToCertificate.split(' ');
  expect(listed.filter((id) => way.includes(id))).toEqual(way);
  expect(listed).not.toContain('confirmation');
});

it('a provisional report has only the sheets that passed reports and audit reports have in common', () => {
  const ofBoth = new Set(idsOf(passed).filter((id) => idsOf(audit).includes(id)));
  expect(idsOf(provisional)).toEqual([...ofBoth]);
  expect(idsOf(provisional)).toEqual(
    expect.arrayContaining(['cover', 'about', 'result', 'educations', 'timeline', 'outro']),
  );
});

it('an audit report has ten sheets on risks, other reports have none', () => {
  const risks = (given: Given) => idsOf(given).filter((id) => id.startsWith('risk-'));
  expect(risks(audit)).toHaveLength(10);
  expect([...risks(passed), ...risks(provisional)]).toEqual([]);
});

it('a sheet for a text of the team is printed only if the text was written', () => {
  expect(idsOf(audit)).toContain('strengths-strategy');
  expect(idsOf(audit, 'printed')).not.toContain('strengths-strategy');
  const content = { strengthsStrategy: aReportText('<p>A clear direction.</p>') };
  expect(idsOf({ ...audit, content }, 'printed')).toContain('strengths-strategy');
});

describe('the sheets that show all areas at once', () => {
  const withEarlierGrade = (previousGrade: Grade | null): Given => ({
    categories: [
      {
        id: 3,
        content: 'Rewarding',
        grade: 67,
        previousGrade: null,
        others: noBenchmarkAverages,
        areas: [aKeyAreaResult({ previousGrade })],
        highlights: [],
        suggestions: [],
      },
    ],
  });

  it('are at the end of the results, before the categories that they link to', () => {
    const ids = idsOf(withEarlierGrade(1.5));
    const start = ids.indexOf('elc-benchmark');
    expect(ids.slice(start, start + 5)).toEqual([
      'elc-benchmark',
      'area-map',
      'area-changes',
      'steps',
      'category-3',
    ]);
    expect(idsOf(withEarlierGrade(1.5), 'listed')).toEqual(
      expect.arrayContaining(['area-map', 'area-changes']),
    );
  });

  it('include a comparison with an earlier year only if that year has grades', () => {
    expect(idsOf(withEarlierGrade(null))).toContain('area-map');
    expect(idsOf(withEarlierGrade(null))).not.toContain('area-changes');
    expect(idsOf({ ...withEarlierGrade(2), info: { previousYear: null } })).not.toContain(
      'area-changes',
    );
  });
});

it('every report ends with the timeline and thanks', () => {
  for (const given of [passed, audit, provisional])
    expect(idsOf(given).slice(-2)).toEqual(['timeline', 'outro']);
});
