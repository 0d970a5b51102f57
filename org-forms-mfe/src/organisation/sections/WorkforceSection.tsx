import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { infoChoiceFields, infoNumberFields } from '@cert/shared/domain';
import { HeadcountInput } from '../fields/HeadcountInput.tsx';
import { YesNoInput } from '../fields/YesNoInput.tsx';
import { Section, TwoColumns } from '../Section.tsx';

type Props = { questionnaireId: number; year: number };

/** The workforce of the questionnaire's year: headcounts and the yes/no questions. */
export function WorkforceSection({ questionnaireId, year }: Props) {
  const { t } = useTranslation('org-forms');
  return (
    <Section
      title={t('organisation.section.workforce', { year })}
      lead={
        <>
          {t('organisation.workforceLead')}{' '}
          <Link to={`/${questionnaireId}/instructions`}>{t('organisation.headcountLink')}</Link>
        </>
      }
    >
      <TwoColumns>
        {infoNumberFields.map((field) => (
          <HeadcountInput key={field} field={field} />
        ))}
      </TwoColumns>
      {infoChoiceFields.map((field) => (
        <YesNoInput key={field} field={field} />
      ))}
    </Section>
  );
}
