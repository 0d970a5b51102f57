import { styled } from 'styled-components';
import { maxTextLength, plainText, type FormKey } from '@cert/shared/domain';
import { color, extent, TextArea } from '@cert/shared/ui';
import { useFormKey } from '../saving/useFormKey.ts';

type Props = {
  formKey: FormKey;
  /** What the comment is on. */
  on: { questionId: number } | { areaId: number };
  label: string;
  hint: string | undefined;
  /** Said to a reader who may not write, while there is nothing to read. */
  none: string;
  isReadOnly: boolean;
};

/** One comment, saved by the queue; to those who may not write it is plain text. */
export function CommentField({ formKey, on, label, hint, none, isReadOnly }: Props) {
  const answer = useFormKey(formKey);
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
        const content = plainText(entered);
        answer.change(content !== '' && { ...on, type: 'comment', value: true, content });
      }}
      hint={hint}
      area={{ maxLength: maxTextLength }}
    />
  );
}

const Written = styled.p<{ $isEmpty: boolean }>`
  max-inline-size: ${extent.measure};
  white-space: pre-line;
  color: ${({ $isEmpty }) => ($isEmpty ? color.inkSoft : color.ink)};
`;
