/** The questions with SurveyJS. */
import 'survey-core/survey-core.fontless.min.css';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import type { Question } from '@cert/shared/contract';
import { isNumericKind, numberBounds } from '@cert/shared/domain';
import {
  hasInputPerOption,
  createBenchQuestions,
  benefitsTableRowCount,
} from '../createBenchQuestions.ts';
import { publishBenchPage } from './mount.ts';

const number = { inputType: 'number' } as const;
const percentage = { ...number, min: 0, max: 100 };

publishBenchPage(
  () => <Survey model={new Model({ elements: createBenchQuestions().map(elementOf) })} />,
  (id) => `[data-name="question-${id}"], [data-name^="question-${id}-"]`,
);

function elementOf(question: Question): object {
  const { id, title, type, answers } = question;
  const name = `question-${id}`;
  const choices = answers.map((answer) => ({ value: answer.id, text: answer.content }));
  if (type === 'single-choice') return { type: 'radiogroup', name, title, choices };
  if (type === 'custom-benefits') return tableOf(name, title);
  if (isNumericKind(type)) {
    const { min, max } = numberBounds[type];
    return { type: 'text', name, title, ...number, min, max };
  }
  if (!hasInputPerOption(type)) return { type: 'checkbox', name, title, choices };
  // SurveyJS has no input beside an option, so these inputs are separate questions below.
  const hidden = { titleLocation: 'hidden' };
  const items = answers.map((answer) => ({
    name: String(answer.id),
    title: answer.content,
    ...(type === 'multi-choice-percentage' && percentage),
  }));
  return {
    type: 'panel',
    name,
    title,
    elements: [
      { type: 'checkbox', name: `${name}-ticks`, choices, ...hidden },
      { type: 'multipletext', name: `${name}-inputs`, items, ...hidden },
    ],
  };
}

function tableOf(name: string, title: string): object {
  return {
    type: 'matrixdropdown',
    name,
    title,
    columns: [
      { name: 'percentage', title: 'Share', cellType: 'text', ...percentage },
      { name: 'info', title: 'Note', cellType: 'text' },
    ],
    rows: Array.from({ length: benefitsTableRowCount }, (_, row) => ({
      value: row + 1,
      text: `Benefit ${row + 1}`,
    })),
  };
}
