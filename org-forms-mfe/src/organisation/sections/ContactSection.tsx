import { useTranslation } from 'react-i18next';
import { TextInput } from '../fields/TextInput.tsx';
import { Section, TwoColumns } from '../Section.tsx';

/** The contact person and e-mail address. */
export function ContactSection() {
  const { t } = useTranslation('org-forms');
  return (
    <Section title={t('organisation.section.contact')}>
      <TwoColumns>
        <TextInput field="contact" autoComplete="name" />
        <TextInput
          field="email"
          type="email"
          autoComplete="email"
          hint={t('organisation.hint.email')}
        />
      </TwoColumns>
    </Section>
  );
}
