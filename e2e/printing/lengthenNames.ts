import type { Page } from '@playwright/test';
import type { ReleasedReport, Reply } from '@cert/shared/contract';

/** The fields that the reports for the team and for the organisation have in common. */
type NamedReport = Pick<ReleasedReport, 'keyTopics' | 'categories' | 'certifiers'> & {
  info: { name: string };
};

/** Intercepts all later replies with a report, and repeats each name and title `times` times. */
export async function lengthenNames(page: Page, times: number): Promise<void> {
  const isAction = (action: string) => (url: URL) => url.searchParams.get('action') === action;
  await page.route(isAction('report'), async (route) => {
    const response = await route.fetch();
    const json = lengthen((await response.json()) as Reply<'report'>, times);
    await route.fulfill({ response, json });
  });
  await page.route(isAction('releasedReport'), async (route) => {
    const response = await route.fetch();
    const { report } = (await response.json()) as Reply<'releasedReport'>;
    const json: Reply<'releasedReport'> = { report: report && lengthen(report, times) };
    await route.fulfill({ response, json });
  });
}

/**
 * Returns the errors of a report with lengthened names, without those that long names can cause: too few rows on a
 * sheet that continues a chart.
 */
export function omitContinuedChartErrors(errors: readonly string[]): string[] {
  return errors.filter((error) => !error.includes('continues a chart'));
}

function lengthen<Lengthened extends NamedReport>(report: Lengthened, times: number): Lengthened {
  const { info, keyTopics, categories, certifiers } = report;
  const long = (text: string) => Array<string>(times).fill(text).join(' ');
  const lengthenArea = ({ content, ...area }: (typeof keyTopics)[number]) => ({
    ...area,
    content: long(content),
  });
  const signature = (person: typeof certifiers.first) =>
    person && {
      name: long(person.name),
      title: long(person.title),
      subtitle: long(person.subtitle),
    };
  return {
    ...report,
    info: { ...info, name: long(info.name) },
    keyTopics: keyTopics.map(lengthenArea),
    categories: categories.map(({ content, areas, ...category }) => ({
      ...category,
      content: long(content),
      areas: areas.map(lengthenArea),
    })),
    certifiers: {
      first: signature(certifiers.first),
      second: signature(certifiers.second),
      third: signature(certifiers.third),
    },
  };
}
