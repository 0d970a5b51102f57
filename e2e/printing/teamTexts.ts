import type { Language } from '@cert/shared/domain';

/** How much the team has written: nothing, what a sheet holds, or ten times that. */
export type TextLength = 'empty' | 'short' | 'long';

const sentences: Record<Language, string> = {
  hr: 'Čelnici svake godine razgovaraju sa svakim zaposlenikom o ciljevima, učenju i željama, a što dogovore, zapišu i provjere nakon šest mjeseci.',
  sr: 'Rukovodioci svake godine razgovaraju sa svakim zaposlenim o ciljevima, učenju i željama, a što dogovore, zapišu i provere posle šest meseci.',
  en: 'Every year managers talk with each employee about goals, learning and wishes, write down what they agree on, and look at it again after six months.',
};

/** The names of all texts of a report that are rich text. */
export function textFields(categoryIds: readonly number[]): string[] {
  const beyond = ['Future', 'Inclusion', 'Innovation', 'Impact', 'Satisfaction'];
  return [
    ...'wordsFromTeam highlightsFirst highlightsSecond suggestions suggestionsAdditional'.split(
      ' ',
    ),
    ...'educations whatsNext strengthsStrategy activitiesStrategy strengthsInvestment'.split(' '),
    ...'activitiesInvestment strengthsProcesses activitiesProcesses actionPlan'.split(' '),
    ...'actionPlanTimeline reportDate abReportDate'.split(' '),
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
    `<ol><li>${say}</li><li><em>${say}</em><ul><li>${say}</li></ul></li></ol>`;
  return length === 'short' ? once : once.repeat(10) + `<p>${'Ž'.repeat(400)}</p>`;
}

/** Items of the team's timeline, as JSON text. */
export function timelineText(language: Language, length: TextLength): string {
  if (length === 'empty') return '[]';
  const say = sentences[language];
  const letters = length === 'short' ? 20 : 200;
  const items = Array.from({ length: length === 'short' ? 6 : 30 }, (_, index) => ({
    position: index % 2 === 0 ? 'left' : 'right',
    top: index * 60,
    title: say.slice(0, letters),
    subtitle: say.repeat(2).slice(0, letters),
  }));
  return JSON.stringify(items);
}
