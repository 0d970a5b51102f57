import type { Language } from '@cert/shared/domain';

/** How much the team has written: nothing, what is usual, or ten times that. */
export type TextLength = 'empty' | 'short' | 'long';

const sentences: Record<Language, string> = {
  hr: 'Čelnici o ciljevima i učenju razgovaraju sa svakim zaposlenikom, a dogovoreno provjere za šest mjeseci.',
  sr: 'Rukovodioci o ciljevima i učenju razgovaraju sa svakim zaposlenim, a dogovoreno provere za šest meseci.',
  en: 'Managers talk with each employee about goals and learning, and look at it again after six months.',
};

/** Of texts that are a line on a cover. */
export const dateFields = ['reportDate', 'abReportDate'];

export const dates: Record<TextLength, string> = {
  empty: '',
  short: '<p>15. 9. 2026.</p>',
  long: `<p>${'15. 9. 2026. '.repeat(10)}</p>`,
};

/** The names of all longer texts of a report on these categories. */
export function textFields(categoryIds: readonly number[]): string[] {
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

/** A text with everything that the editor's toolbar can write. */
export function richText(language: Language, length: TextLength): string {
  if (length === 'empty') return '<p><br></p>';
  const say = sentences[language];
  const once =
    `<p><span class="text-big">${say.split(' ').slice(0, 5).join(' ')}</span></p>` +
    `<p>${say} <strong>${say}</strong></p>` +
    `<ol><li><em>${say}</em><ul><li>${say}</li></ul></li></ol>`;
  // A word that no line can hold comes along.
  return length === 'short' ? once : once.repeat(10) + `<p>${'Ž'.repeat(400)}</p>`;
}

/** Items of the team's timeline, as JSON text; the long one has as many and as long ones as may be stored. */
export function timelineText(language: Language, length: TextLength): string {
  const say = sentences[language].repeat(2);
  const { items, letters } = sizes[length];
  return JSON.stringify(
    Array.from({ length: items }, (_, index) => ({
      position: index % 2 === 0 ? 'left' : 'right',
      top: index * 60,
      title: say.slice(0, letters),
      subtitle: say.slice(0, letters),
    })),
  );
}

const sizes: Record<TextLength, { items: number; letters: number }> = {
  empty: { items: 0, letters: 0 },
  short: { items: 6, letters: 40 },
  long: { items: 30, letters: 200 },
};
