import { maxTextLength, plainText } from '@cert/shared/domain';
import { TextArea } from '@cert/shared/ui';
import { useOpenCategory } from '../../OpenCategory.tsx';
import type { ExtraInput, ExtraInputProps } from './ExtraInput.ts';

/** A short text for one answer. */
export const textExtra: ExtraInput = { Input: TextInput, place: 'below' };

function TextInput({ answer, value, onChange }: ExtraInputProps) {
  const { t } = useOpenCategory();
  return (
    <TextArea
      label={{ hidden: `${answer.content}: ${t('extra.text')}` }}
      value={typeof value === 'string' ? value : ''}
      onChange={(entered) => {
        const text = plainText(entered);
        onChange(text.trim() === '' ? null : text);
      }}
      area={{ rows: 1, maxLength: maxTextLength, placeholder: t('extra.text') }}
    />
  );
}
