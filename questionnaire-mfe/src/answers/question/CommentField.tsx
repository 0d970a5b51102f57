import { styled } from 'styled-components';
import { maxTextLength, type FormKey } from '@cert/shared/domain';
import { UnsavedText } from '@cert/shared/platform';
import { color, fontSize, layoutSize, media, TextArea } from '@cert/shared/ui';
import { useFormValue } from '../saving/useFormStore.ts';
import { useTextLimit } from '../saving/useFieldDraft.ts';

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
  const limit = useTextLimit({ key: formKey, most: maxTextLength });
  const written = (answer.value && answer.value.content) || '';
  if (isReadOnly)
    return (
      <>
        <figure>
          <figcaption className="visually-hidden">{label}</figcaption>
          <Written $isEmpty={written === ''}>{written || none}</Written>
        </figure>
        <UnsavedText draft={limit.draft} />
      </>
    );
  return (
    <TextArea
      label={label}
      value={written}
      onChange={(content) =>
        answer.change(content !== '' && { ...on, type: 'comment', value: true, content })
      }
      hint={hint}
      limit={limit}
    />
  );
}

type PrintedCommentProps = { formKey: FormKey; label: string };

/** A comment that is visible only in print, while it is folded on the screen. Renders nothing without a comment. */
export function PrintOnlyComment({ formKey, label }: PrintedCommentProps) {
  const { value } = useFormValue(formKey);
  const written = (value && value.content) || '';
  if (written.trim() === '') return null;
  return (
    <Printed>
      <figcaption>{label}</figcaption>
      <Written $isEmpty={false}>{written}</Written>
    </Printed>
  );
}

const Printed = styled.figure`
  display: none;

  & > figcaption {
    font-size: ${fontSize.small};
    font-weight: 600;
  }

  @media ${media.print} {
    display: block;
  }
`;

const Written = styled.p<{ $isEmpty: boolean }>`
  max-inline-size: ${layoutSize.measure};
  white-space: pre-line;
  color: ${({ $isEmpty }) => ($isEmpty ? color.inkSoft : color.ink)};
`;
