import { type FormEvent, useEffect } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Reply } from '@cert/shared/contract';
import { introFields } from '@cert/shared/domain';
import { Button, color, Notice, fontSize, space } from '@cert/shared/ui';
import { IntroCard } from './IntroCard.tsx';
import { useSaveNow } from './useSaveNow.ts';
import { useLocation } from 'react-router-dom';

type Props = { questionnaireId: number; intro: Reply<'infoAdditional'> };

/** The fields of the four intro questions. They are saved automatically while typing; the button saves them at once. */
export function IntroForm({ questionnaireId, intro }: Props) {
  const { t } = useTranslation('org-forms');
  const { t: tPlatform } = useTranslation('platform');
  const { isBusy, saveNow } = useSaveNow(questionnaireId);
  useScrollToField();
  const isLocked = intro.locked === 1;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const tooLong = event.currentTarget.querySelector<HTMLElement>("[aria-invalid='true']");
    // While a text is too long, the button only focuses its field. All other texts are saved automatically anyway.
    if (tooLong) tooLong.focus();
    else void saveNow();
  }

  return (
    <Form noValidate onSubmit={submit}>
      {isLocked && <Notice tone="info">{tPlatform('lock.report-locked')}</Notice>}
      {introFields.map((field) => (
        <IntroCard key={field} questionnaireId={questionnaireId} field={field} intro={intro} />
      ))}
      {!isLocked && (
        <Foot>
          <Button type="submit" busyText={isBusy ? t('intro.saving.now') : undefined}>
            {t('intro.save')}
          </Button>
          <Hint>{t('intro.autosave')}</Hint>
        </Foot>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
`;

const Hint = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

/**
 * Scrolls to the field in the address (`#proudOf`) and focuses its card. Notices about a field link to this address.
 */
function useScrollToField(): void {
  const { hash } = useLocation();
  const field = introFields.find((candidate) => hash === `#${candidate}`);
  useEffect(() => {
    const card = field && document.getElementById(field);
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  }, [field]);
}
