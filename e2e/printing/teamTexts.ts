import type { Language } from '@cert/shared/domain';

/** Amount of text in a report: none, the usual amount, or ten times that. */
export type TextLength = 'empty' | 'short' | 'long';

const sentences: Record<Language, string> = {
  hr: 'Čelnici o ciljevima i učenju razgovaraju sa svakim zaposlenikom, a dogovoreno provjere za šest mjeseci.',
  sr: 'Rukovodioci o ciljevima i učenju razgovaraju sa svakim zaposlenim, a dogovoreno provere za šest meseci.',
  en: 'Managers talk with each employee about goals and learning, and look at it again after six months.',
};

/** Fields of the date lines on the covers. */
export const coverDateFields = ['reportDate', 'abReportDate'];

export const coverDateTexts: Record<TextLength, string> = {
  empty: '',
  short: '<p>15. 9. 2026.</p>',
  long: `<p>${'15. 9. 2026. '.repeat(10)}</p>`,
};

/** Names of all long text fields of a report with these categories. */
export function listTextFields(categoryIds: readonly number[]): string[] {
  const beyond = ['Future', 'Inclusion', 'Innovation', 'Impact', 'Satisfaction'];
  return [
    ...'wordsFromTeam highlightsFirst highlightsSecond suggestions suggestionsAdditional'.split(
      ' ',
    ),
    ...'educations whatsNext strengthsStrategy activitiesStrategy strengthsInvestment'.split(' '),
    ...'activitiesInvestment strengthsProcesses activitiesProcesses actionPlan'.split(' '),
    'actionPlanTimeline',
    ...categoryIds.flatMap((id) => [
      `highlights_${id}`,
      `suggestions_${id}`,
      `suggestions_additional_${id}`,
    ]),
    ...beyond.flatMap((name) => [`abHighLights${name}`, `abHighLightsAdditional${name}`]),
  ];
}

/** A text with all formats of the editor's toolbar. */
export function createRichText(language: Language, length: TextLength): string {
  if (length === 'empty') return '<p><br></p>';
  const sentence = sentences[language];
  const once =
    `<p><span class="text-big">${sentence.split(' ').slice(0, 5).join(' ')}</span></p>` +
    `<p>${sentence} <strong>${sentence}</strong> <s>${sentence}</s> 10<sup>3</sup> CO<sub>2</sub></p>` +
    `<ol start="4"><li><em>${sentence}</em><ul><li>${sentence}</li></ul></li></ol>`;
  // The long text includes a word that does not fit on a line.
  return length === 'short' ? once : once.repeat(10) + `<p>${'Ž'.repeat(400)}</p>`;
}

/** Timeline items as JSON; the long timeline has the maximum number of items with maximum length. */
export function createTimelineText(language: Language, length: TextLength): string {
  const sentence = sentences[language].repeat(2);
  const { items, letters } = sizes[length];
  return JSON.stringify(
    Array.from({ length: items }, (_, index) => ({
      position: index % 2 === 0 ? 'left' : 'right',
      top: index * 60,
      title: sentence.slice(0, letters),
      subtitle: sentence.slice(0, letters),
    })),
  );
}

const sizes: Record<TextLength, { items: number; letters: number }> = {
  empty: { items: 0, letters: 0 },
  short: { items: 6, letters: 40 },
  long: { items: 30, letters: 200 },
};
