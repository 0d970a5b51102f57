import { numberBounds, type NumericKind } from '@cert/shared/domain';
import { useLanguage } from '@cert/shared/platform';
import { NumberField } from '@cert/shared/ui';
import { useOpenCategory } from '../../OpenCategory.tsx';
import { useNumberIssueText } from '../useNumberIssueText.ts';
import type { ExtraInputProps } from './ExtraInput.ts';

type Props = ExtraInputProps & { kind: NumericKind; unit: string | null | undefined };

/** A number input for one answer. A number out of bounds stays in the field and is not saved. */
export function NumberExtra({ answer, value, onChange, kind, unit }: Props) {
  const { t } = useOpenCategory();
  const language = useLanguage();
  const bounds = numberBounds[kind];
  const issueOf = useNumberIssueText(bounds);
  return (
    <NumberField
      label={{ hidden: `${answer.content}: ${t(`extra.${kind}`)}` }}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
      format={{ language, decimals: bounds.decimals, ...(unit && { unit }) }}
      issueOf={issueOf}
    />
  );
}
