import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import type { LockReason } from '@cert/shared/domain';
import { LockNotice } from '@cert/shared/platform';
import { Button, color, layoutSize, Notice, fontSize, space } from '@cert/shared/ui';
import { applyEdits, listUnsavedFields } from './form/edits.ts';
import { formFields, toFormValues, type FormField } from './form/formValues.ts';
import { useInfoDraft } from './form/useInfoDraft.ts';
import { Section } from '../Section.tsx';
import { useFieldText, type ChoiceLists } from './useFieldText.ts';

type Props = {
  questionnaireId: number;
  info: QuestionnaireInfo;
  lists: ChoiceLists;
  lock: LockReason;
};

/**
 * The locked organisation information, read-only. If the user has unsaved changes, they are shown above it with a
 * button that discards them.
 */
export function ReadOnlyInfo({ questionnaireId, info, lists, lock }: Props) {
  const { t } = useTranslation('org-forms');
  const textOf = useFieldText(lists);
  const { kept, keep } = useInfoDraft(questionnaireId);
  const [edits, setEdits] = useState(kept);
  const stored = toFormValues(info);
  const unsaved = listUnsavedFields(stored, edits);
  const own = applyEdits(stored, edits);
  const facts = (fields: readonly FormField[], values = stored) =>
    fields.map((field) => (
      <Fact key={field}>
        <dt>{t(`organisation.field.${field}`)}</dt>
        <dd>{textOf(field, values)}</dd>
      </Fact>
    ));
  function discard() {
    setEdits({});
    keep({});
  }
  return (
    <>
      <LockNotice {...{ questionnaireId, lock }} title={t('organisation.lockedTitle')} />
      {unsaved.length > 0 && (
        <Notice
          tone="warning"
          title={t('organisation.lostTitle')}
          action={
            <Button tone="secondary" onClick={discard}>
              {t('organisation.discard')}
            </Button>
          }
        >
          {t('organisation.lostText')}
          <Facts>{facts(unsaved, own)}</Facts>
        </Notice>
      )}
      {sections.map(({ name, fields }) => (
        <Section
          key={name}
          title={t(`organisation.section.${name}`, { year: info.info.questionnaire.year })}
        >
          <Facts>
            {name === 'organisation' && (
              <Fact>
                <dt>{t('organisation.field.title')}</dt>
                <dd>{info.title}</dd>
              </Fact>
            )}
            {facts(fields)}
          </Facts>
        </Section>
      ))}
    </>
  );
}

const sections = [
  { name: 'organisation', fields: formFields.slice(0, 4) },
  { name: 'contact', fields: formFields.slice(4, 6) },
  { name: 'business', fields: formFields.slice(6, 8) },
  { name: 'countries', fields: formFields.slice(8, 9) },
  { name: 'workforce', fields: formFields.slice(9) },
] as const;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${layoutSize.field}, 100%), 1fr));
  gap: ${space[4]};
`;

const Fact = styled.div`
  min-inline-size: 0;

  & > dt {
    font-size: ${fontSize.small};
    color: ${color.inkSoft};
  }

  & > dd {
    overflow-wrap: anywhere;
  }
`;
