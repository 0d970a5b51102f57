import { Notice } from '@cert/shared/ui';
import { useWords } from '../../useWords.ts';
import type { FieldProps } from '../fields/Field.ts';
import { fields, hasField, type KindWithoutField } from '../fields/fields.ts';

/** The field of the question's kind. */
export function QuestionField(props: FieldProps) {
  const { type } = props.question;
  if (!hasField(type)) return <NoField kind={type} />;
  const Field = fields[type];
  return <Field {...props} />;
}

/** Says honestly that a kind has no field yet. */
function NoField({ kind }: { kind: KindWithoutField }) {
  const t = useWords();
  return (
    <Notice tone="info">
      <span data-kind={kind}>{t('question.noField')}</span>
    </Notice>
  );
}
