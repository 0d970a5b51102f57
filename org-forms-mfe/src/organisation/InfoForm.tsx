import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import { isInTeam, type Role } from '@cert/shared/domain';
import { color, layoutSize, fontSize, space } from '@cert/shared/ui';
import { useInfoForm } from './editing/useInfoForm.ts';
import { InfoFormContext } from './InfoFormContext.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { OtherChangesNotice } from './OtherChangesNotice.tsx';
import { SaveBar } from './SaveBar.tsx';
import { BusinessSection } from './sections/BusinessSection.tsx';
import { ContactSection } from './sections/ContactSection.tsx';
import { CountriesSection } from './sections/CountriesSection.tsx';
import { OrganisationSection } from './sections/OrganisationSection.tsx';
import { WorkforceSection } from './sections/WorkforceSection.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import type { ChoiceLists } from './useFieldText.ts';

type Props = { questionnaireId: number; info: QuestionnaireInfo; role: Role; lists: ChoiceLists };

/** The editable form with the organisation information. */
export function InfoForm({ questionnaireId, info, role, lists }: Props) {
  const { t } = useTranslation('org-forms');
  const form = useInfoForm(questionnaireId, { info, role });
  const guard = useLeaveGuard(form.unsaved.length > 0);
  const element = useRef<HTMLFormElement>(null);
  const isRequired = !isInTeam(role);
  useEffect(() => {
    if (form.saveAttempts > 0) focusFirstProblem(element.current);
  }, [form.saveAttempts]);

  return (
    <InfoFormContext
      value={{
        ...form,
        ...lists,
        isRequired,
        labelOf: (field) => `${t(`organisation.field.${field}`)}${isRequired ? ' *' : ''}`,
      }}
    >
      <Form ref={element} noValidate onSubmit={form.onSubmit}>
        <Intro>
          <p>{t('organisation.lead')}</p>
          <p>
            {t(isRequired ? 'organisation.requiredNote' : 'organisation.optionalNote')}{' '}
            {t('organisation.kept')}
          </p>
        </Intro>
        <OtherChangesNotice />
        <OrganisationSection title={info.title} />
        <ContactSection />
        <BusinessSection />
        <CountriesSection />
        <WorkforceSection questionnaireId={questionnaireId} year={info.info.questionnaire.year} />
        <SaveBar />
      </Form>
      {guard.isAsking && <LeaveDialog onStay={guard.stay} onGo={guard.go} />}
    </InfoFormContext>
  );
}

/** Focuses the first conflict, error or notice that prevents saving. */
function focusFirstProblem(form: HTMLFormElement | null): void {
  form
    ?.querySelector<HTMLElement>(
      '[data-conflict] button, [aria-invalid="true"], [data-invalid] input, [data-others]',
    )
    ?.focus();
}

const Intro = styled.div`
  display: grid;
  gap: ${space[3]};
  max-inline-size: ${layoutSize.measure};
  color: ${color.inkSoft};

  & > p:first-child {
    font-size: ${fontSize.lead};
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;
