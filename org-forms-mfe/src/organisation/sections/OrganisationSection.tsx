import { useTranslation } from 'react-i18next';
import { TextField } from '@cert/shared/ui';
import { TextInput } from '../fields/TextInput.tsx';
import { OrganisationTypeInput } from '../fields/OrganisationTypeInput.tsx';
import { Section, TwoColumns } from '../Section.tsx';

type Props = { title: string };

/** Name, address and type of the organisation. The name cannot be changed here. */
export function OrganisationSection({ title }: Props) {
  const { t } = useTranslation('org-forms');
  return (
    <Section title={t('organisation.section.organisation')} lead={t('organisation.shared')}>
      <TwoColumns>
        <TextField
          label={t('organisation.field.title')}
          value={title}
          onChange={() => undefined}
          hint={t('organisation.hint.title')}
          input={{ name: 'title', readOnly: true }}
        />
        <TextInput field="brand" autoComplete="off" hint={t('organisation.hint.brand')} />
        <TextInput field="address" autoComplete="address-line1" />
        <TextInput field="city" autoComplete="address-level2" />
      </TwoColumns>
      <OrganisationTypeInput />
    </Section>
  );
}
