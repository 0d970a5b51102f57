import type { QuestionKind } from '@cert/shared/domain';
import { CurrencyField } from './CurrencyField.tsx';
import { CustomBenefitsField } from './CustomBenefitsField.tsx';
import { CustomCommlistField } from './CustomCommlistField.tsx';
import { CustomDiversityField } from './CustomDiversityField.tsx';
import { CustomTargetsField } from './CustomTargetsField.tsx';
import type { QuestionFieldComponent } from './QuestionFieldComponent.ts';
import { MultiChoiceCurrencyField } from './MultiChoiceCurrencyField.tsx';
import { MultiChoiceField } from './MultiChoiceField.tsx';
import { MultiChoiceInputField } from './MultiChoiceInputField.tsx';
import { MultiChoiceNumberField } from './MultiChoiceNumberField.tsx';
import { MultiChoicePercentageField } from './MultiChoicePercentageField.tsx';
import { MultiChoiceTargetsField } from './MultiChoiceTargetsField.tsx';
import { NumberKindField } from './NumberKindField.tsx';
import { PercentageField } from './PercentageField.tsx';
import { SingleChoiceField } from './SingleChoiceField.tsx';

/** The field component for each question kind. */
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
