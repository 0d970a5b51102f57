import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import { isInTeam, type Role } from '@cert/shared/domain';
import { usePlatform } from '@cert/shared/platform';
import { color, layoutSize, fontSize, space, Button, Dialog, Notice } from '@cert/shared/ui';
import { useInfoForm } from './form/useInfoForm.ts';
import { InfoFormContext, useInfoFormContext } from './InfoFormContext.ts';
import {
  BusinessSection,
  ContactSection,
  CountriesSection,
  OrganisationSection,
  WorkforceSection,
} from './InfoSections.tsx';
import { SaveBar } from './SaveBar.tsx';
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

type LeaveGuard = {
  /** Whether a navigation is blocked until the user has chosen in the dialog to stay or to leave. */
  isAsking: boolean;
  stay: () => void;
  go: () => void;
};

/**
 * Asks for confirmation before a page with unsaved changes is left. On navigation within the site the form's own
 * dialog asks; before the tab is closed or leaves the site, the browser asks.
 */
function useLeaveGuard(hasUnsaved: boolean): LeaveGuard {
  const { session } = usePlatform();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved &&
      currentLocation.pathname !== nextLocation.pathname &&
      // After the user has signed out, the sign-in page must open without this question.
      session.get() !== null,
  );
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    go: () => blocker.proceed?.(),
  };
}

type LeaveDialogProps = { onStay: () => void; onGo: () => void };

/** Asks whether to leave a form with unsaved changes. */
function LeaveDialog({ onStay, onGo }: LeaveDialogProps) {
  const { t } = useTranslation('org-forms');
  return (
    <Dialog
      title={t('organisation.leave.title')}
      closeText={t('organisation.leave.close')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('organisation.leave.stay')}</Button>
          <Button tone="secondary" onClick={onGo}>
            {t('organisation.leave.go')}
          </Button>
        </>
      }
    >
      <p>{t('organisation.leave.text')}</p>
    </Dialog>
  );
}

/** Lists the fields that other people saved in the meantime. Shown after a save was refused with a conflict. */
function OtherChangesNotice() {
  const { t } = useTranslation('org-forms');
  const { changedByOthers, conflicting } = useInfoFormContext();
  if (changedByOthers.length === 0) return null;
  const fields = changedByOthers.map((field) => t(`organisation.field.${field}`)).join(', ');
  const sentence = conflicting.length > 0 ? 'organisation.othersChoose' : 'organisation.others';
  return (
    <div data-others tabIndex={-1}>
      <Notice tone="warning" title={t('organisation.othersTitle')}>
        {t(sentence, { fields })}
      </Notice>
    </div>
  );
}
