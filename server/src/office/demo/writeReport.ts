import type { DemoWords } from '../../content/schema/demoWords.ts';
import type { MemberContext } from '../../useCase.ts';
import type { ContentIds } from './idsByKey.ts';
import { saveReportContent } from '../../report/saveReportContent.ts';
import type { DemoQuestionnaire } from '../../content/schema/demoQuestionnaire.ts';

/** Writes the report's texts on behalf of a certifier, in the languages of the plan. */
export async function writeReport({
  certifier,
  languages,
  texts,
  ids,
}: {
  certifier: MemberContext;
  languages: DemoQuestionnaire['report'];
  texts: DemoWords['reports'][string];
  ids: ContentIds;
}): Promise<void> {
  const { id } = certifier.questionnaire;
  for (const language of languages)
    await saveReportContent(
      {
        id,
        language,
        content: Object.fromEntries(
          Object.entries(texts[language] ?? {}).map(([field, html]) => [
            field.replace(/<(.+)>/, (_whole, key: string) => String(ids.category(key))),
            html,
          ]),
        ),
      },
      certifier,
    );
}
