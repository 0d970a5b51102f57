import { styled } from 'styled-components';
import { maxTextLength, toPlainText, type FormKey } from '@cert/shared/domain';
import { color, layoutSize, TextArea } from '@cert/shared/ui';
import { useFormValue } from '../saving/useFormStore.ts';

type Props = {
  formKey: FormKey;
  /** The question or area of the comment. */
  on: { questionId: number } | { areaId: number };
  label: string;
  hint: string | undefined;
  /** Shown to a user who cannot edit, when there is no comment. */
  none: string;
  isReadOnly: boolean;
};

/** One comment, saved through the save queue. Plain text when it is read-only. */
export function CommentField({ formKey, on, label, hint, none, isReadOnly }: Props) {
  const answer = useFormValue(formKey);
  const written = (answer.value && answer.value.content) || '';
  if (isReadOnly)
    return (
      <figure>
        <figcaption className="visually-hidden">{label}</figcaption>
        <Written $isEmpty={written === ''}>{written || none}</Written>
      </figure>
    );
  return (
    <TextArea
      label={label}
      value={written}
      onChange={(entered) => {
        const content = toPlainText(entered);
        answer.change(content !== '' && { ...on, type: 'comment', value: true, content });
      }}
      hint={hint}
      area={{ maxLength: maxTextLength }}
    />
  );
}

const Written = styled.p<{ $isEmpty: boolean }>`
  max-inline-size: ${layoutSize.measure};
  white-space: pre-line;
  color: ${({ $isEmpty }) => ($isEmpty ? color.inkSoft : color.ink)};
`;
