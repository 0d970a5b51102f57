import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import {
  maxTextLength,
  type AnswerValue,
  maxCellLength,
  type TableValue,
  tableColumnTitles,
  targetCells,
  type NumericKind,
  numberBounds,
  additionalInputKey,
} from '@cert/shared/domain';
import { useLanguage } from '@cert/shared/platform';
import {
  TextArea,
  type ChoiceExtra,
  media,
  space,
  NumberField,
  type NumberChangeCause,
} from '@cert/shared/ui';
import { useCurrentCategory } from '../CurrentCategory.tsx';
import { useFieldDraft, useTextLimit } from '../saving/useFieldDraft.ts';
import { moveFocusInColumn } from './moveFocus.ts';
import { useNumberIssueText } from './numberTexts.ts';
import { withCellContent } from './table/useCell.ts';

/** The input for a short text beside an answer. */
export const textExtraInput: ExtraInput = { Input: TextInput, place: 'below' };

function TextInput({ answer, value, onChange }: ExtraInputProps) {
  const { t } = useCurrentCategory();
  const limit = useTextLimit({ key: additionalInputKey(answer.id), most: maxTextLength });
  return (
    <TextArea
      label={{ hidden: `${answer.content}: ${t('extra.text')}` }}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => onChange(text.trim() === '' ? null : text)}
      limit={limit}
      area={{ rows: 1, placeholder: t('extra.text') }}
    />
  );
}

type ExtraInputProps = {
  answer: Question['answers'][number];
  /** The value under the answer's extra key, if any. */
  value: AnswerValue | undefined;
  /** The value is null when the input was cleared. */
  onChange: (value: AnswerValue | null, cause?: NumberChangeCause) => void;
};

/** The input for an extra value, shown with answers whose `skipAdditional` is 0. */
export type ExtraInput = {
  Input: ComponentType<ExtraInputProps>;
  place: ChoiceExtra['place'];
};

/** Two inputs, for the indicator and its target. Both values are stored as one object under the answer's extra key. */
export const targetExtraInputs: ExtraInput = { Input: Targets, place: 'below' };

function Targets({ answer, value, onChange }: ExtraInputProps) {
  const table: TableValue = typeof value === 'object' ? value : {};
  return (
    <Pair role="group" aria-label={answer.content}>
      {targetCells.map((cell) => (
        <Target
          key={cell.name}
          cell={cell}
          answerId={answer.id}
          text={String(table[cell.name] ?? '')}
          onChange={(text) => {
            const next = withCellContent(table, cell.name, text);
            onChange(Object.keys(next).length > 0 ? next : null);
          }}
        />
      ))}
    </Pair>
  );
}

type TargetProps = {
  cell: (typeof targetCells)[number];
  answerId: number;
  text: string;
  onChange: (text: string) => void;
};

function Target({ cell: { name, column }, answerId, text, onChange }: TargetProps) {
  const language = useLanguage();
  const limit = useTextLimit({
    key: additionalInputKey(answerId),
    part: name,
    most: maxCellLength,
  });
  return (
    <TextArea
      label={tableColumnTitles[column][language]}
      value={text}
      onChange={onChange}
      limit={limit}
      area={{ rows: 1 }}
    />
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 3fr 2fr;
  gap: ${space[3]};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The extra input of each multiple-choice kind that asks for a number. Amounts are in euro by default. */
export const numberExtraInputs: Record<NumericKind, ExtraInput> = {
  number: {
    Input: (props) => <NumberExtra {...props} kind="number" unit={props.answer.unit} />,
    place: 'beside',
  },
  percentage: {
    Input: (props) => <NumberExtra {...props} kind="percentage" unit="%" />,
    place: 'beside',
  },
  currency: {
    Input: (props) => <NumberExtra {...props} kind="currency" unit={props.answer.unit ?? '€'} />,
    place: 'beside',
  },
};

type Props = ExtraInputProps & { kind: NumericKind; unit: string | null | undefined };

/** A number input for one answer. A number out of bounds remains visible in the field but is not saved. */
function NumberExtra({ answer, value, onChange, kind, unit }: Props) {
  const { t } = useCurrentCategory();
  const language = useLanguage();
  const bounds = numberBounds[kind];
  const issueOf = useNumberIssueText(bounds);
  const draft = useFieldDraft(additionalInputKey(answer.id));
  return (
    <NumberField
      label={{ hidden: `${answer.content}: ${t(`extra.${kind}`)}` }}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
      format={{ language, decimals: bounds.decimals, ...(unit && { unit }) }}
      issueOf={issueOf}
      draft={draft}
      input={{ onKeyDown: moveFocusInColumn }}
    />
  );
}
