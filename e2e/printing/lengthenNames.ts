import type { Page } from '@playwright/test';
import type { Reply } from '@cert/shared/contract';

/** Changes all later replies to the page: names and titles of the report are repeated `times` times. */
export async function lengthenNames(page: Page, times: number): Promise<void> {
  const long = (text: string) => Array<string>(times).fill(text).join(' ');
  const isReport = ({ searchParams }: URL) => searchParams.get('action') === 'report';
  await page.route(isReport, async (route) => {
    const response = await route.fetch();
    const { info, keyTopics, categories, certifiers, ...report } =
      (await response.json()) as Reply<'report'>;
    const topic = ({ content, ...area }: (typeof keyTopics)[number]) => ({
      ...area,
      content: long(content),
    });
    const signature = (person: typeof certifiers.first) =>
      person && {
        name: long(person.name),
        title: long(person.title),
        subtitle: long(person.subtitle),
      };
    const json: Reply<'report'> = {
      ...report,
      info: { ...info, name: long(info.name) },
      keyTopics: keyTopics.map(topic),
      categories: categories.map(({ content, areas, ...category }) => ({
        ...category,
        content: long(content),
        areas: areas.map(topic),
      })),
      certifiers: {
        first: signature(certifiers.first),
        second: signature(certifiers.second),
        third: signature(certifiers.third),
      },
    };
    await route.fulfill({ response, json });
  });
}
