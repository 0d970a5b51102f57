import type { QuestionKind } from '@cert/shared/domain';
import { CheckboxAnswers } from './CheckboxAnswers.tsx';
import { numberExtraInputs, textExtraInput, targetExtraInputs } from './extras.tsx';
import { useBoundsHint } from './numberTexts.ts';
import { NumericAnswerField } from './NumericAnswerField.tsx';
import type { QuestionFieldComponent, QuestionFieldProps } from './QuestionFieldComponent.ts';
import { SingleChoiceField } from './SingleChoiceField.tsx';
import { TableField } from './table/TableField.tsx';

/** The field component for each question kind. Only answers whose `skipAdditional` is 0 have an extra input. */
export const fieldByKind = {
  'single-choice': SingleChoiceField,
  'multi-choice': MultiChoiceField,
  'multi-choice-input': MultiChoiceInputField,
  'multi-choice-percentage': MultiChoicePercentageField,
  'multi-choice-number': MultiChoiceNumberField,
  'multi-choice-currency': MultiChoiceCurrencyField,
  'multi-choice-targets': MultiChoiceTargetsField,
  number: NumberKindField,
  percentage: PercentageField,
  currency: CurrencyField,
  'custom-commlist': CustomCommlistField,
  'custom-benefits': CustomBenefitsField,
  'custom-diversity': CustomDiversityField,
  'custom-targets': CustomTargetsField,
} satisfies Record<QuestionKind, QuestionFieldComponent>;

/** An amount, in euro by default. The content can define another unit. */
function CurrencyField(props: QuestionFieldProps) {
  return (
    <NumericAnswerField {...props} kind="currency" unit={props.question.answers[0]?.unit ?? '€'} />
  );
}

/** For each monetary or other benefit: the percentage of employees who can use it, and a note. */
function CustomBenefitsField(props: QuestionFieldProps) {
  return <TableField {...props} kind="custom-benefits" />;
}

/** For each communication channel: the percentage of employees it reaches, and a note. */
function CustomCommlistField(props: QuestionFieldProps) {
  return <TableField {...props} kind="custom-commlist" />;
}

/** A table of the composition of the workforce, with figures for two years. */
function CustomDiversityField(props: QuestionFieldProps) {
  return <TableField {...props} kind="custom-diversity" />;
}

/** The indicator and the target of each HR process. */
function CustomTargetsField(props: QuestionFieldProps) {
  return <TableField {...props} kind="custom-targets" />;
}

/** Multiple choice with an amount (in euro by default) for each chosen answer. */
function MultiChoiceCurrencyField(props: QuestionFieldProps) {
  const hint = useBoundsHint('currency');
  return <CheckboxAnswers {...props} extra={numberExtraInputs.currency} hint={hint} />;
}

/** Multiple choice. Some answers have a text input, as the content defines. */
function MultiChoiceField(props: QuestionFieldProps) {
  return <CheckboxAnswers {...props} extra={textExtraInput} />;
}

/** Multiple choice with a short text for each chosen answer. */
function MultiChoiceInputField(props: QuestionFieldProps) {
  return <CheckboxAnswers {...props} extra={textExtraInput} />;
}

/** Multiple choice with an integer for each chosen answer. The content defines the unit. */
function MultiChoiceNumberField(props: QuestionFieldProps) {
  const hint = useBoundsHint('number');
  return <CheckboxAnswers {...props} extra={numberExtraInputs.number} hint={hint} />;
}

/** Multiple choice with an integer percentage for each chosen answer. */
function MultiChoicePercentageField(props: QuestionFieldProps) {
  const hint = useBoundsHint('percentage');
  return <CheckboxAnswers {...props} extra={numberExtraInputs.percentage} hint={hint} />;
}

/** Multiple choice with an indicator and a target for each chosen answer. */
function MultiChoiceTargetsField(props: QuestionFieldProps) {
  return <CheckboxAnswers {...props} extra={targetExtraInputs} />;
}

/** An integer. The content defines the unit. */
function NumberKindField(props: QuestionFieldProps) {
  return <NumericAnswerField {...props} kind="number" unit={props.question.answers[0]?.unit} />;
}

/** An integer percentage. */
function PercentageField(props: QuestionFieldProps) {
  return <NumericAnswerField {...props} kind="percentage" unit="%" />;
}
