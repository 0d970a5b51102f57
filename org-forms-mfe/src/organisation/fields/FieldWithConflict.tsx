import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { layoutSize, space, VersionChoice } from '@cert/shared/ui';
import type { FormField } from '../form/formValues.ts';
import { useInfoFormContext } from '../InfoFormContext.ts';
import { useFieldText } from '../useFieldText.ts';

type Props = { field: FormField; children: ReactNode };

/** A field of the form, with the choice between two versions below it if there is a conflict. */
export function FieldWithConflict({ field, children }: Props) {
  return (
    <Place data-field={field}>
      {children}
      <FieldConflict field={field} />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-inline-size: 0;

  /* Keeps a focused field from being hidden below the header or the save bar. */
  & :is(input, select, button) {
    scroll-margin-block: calc(${layoutSize.header} + ${space[7]}) calc(${space[8]} + ${space[7]});
  }
`;

type FieldConflictProps = { field: FormField };

/** The choice between the two versions of a field in conflict. Renders nothing for other fields. */
function FieldConflict({ field }: FieldConflictProps) {
  const { t } = useTranslation('org-forms');
  const { conflicting, stored, values, choose, ...lists } = useInfoFormContext();
  const textOf = useFieldText(lists);
  if (!conflicting.includes(field)) return null;
  return (
    <div data-conflict={field}>
      <VersionChoice
        title={t('organisation.fieldConflict.title')}
        mine={{
          label: t('organisation.fieldConflict.mine'),
          content: textOf(field, values),
          choose: t('organisation.fieldConflict.keepMine'),
        }}
        theirs={{
          label: t('organisation.fieldConflict.theirs'),
          content: textOf(field, stored),
          choose: t('organisation.fieldConflict.takeTheirs'),
        }}
        onChoose={(whose) => choose(field, whose)}
      />
    </div>
  );
}
