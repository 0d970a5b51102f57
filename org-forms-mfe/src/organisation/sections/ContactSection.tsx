import { useTranslation } from 'react-i18next';
import { TextInput } from '../fields/TextInput.tsx';
import { Beside, Section } from '../Section.tsx';

/** Who speaks for the organisation, and where to write to. */
export function ContactSection() {
  const { t } = useTranslation('org-forms');
  return (
    <Section title={t('organisation.section.contact')}>
      <Beside>
        <TextInput field="contact" autoComplete="name" />
        <TextInput
          field="email"
          type="email"
          autoComplete="email"
          hint={t('organisation.hint.email')}
        />
      </Beside>
    </Section>
  );
}
