import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { QuestionnaireOverview } from '@cert/shared/contract';
import { isDateOver } from '@cert/shared/domain';
import { formatDay, formatDayTimeZone, formatLongDay } from '@cert/shared/i18n';
import { Loaded, useLanguage, useRead } from '@cert/shared/platform';
import {
  ButtonLink,
  color,
  fontFamily,
  fontSize,
  Icon,
  media,
  radius,
  space,
} from '@cert/shared/ui';

type Props = { questionnaireId: number };

/** Shows the organisation's people the current step of their questionnaire, and when they can read the report. */
export function WaitingForReport({ questionnaireId: id }: Props) {
  const overview = useRead('questionnaireOverview', { id }, { isLive: true });
  return <Loaded of={overview}>{(loaded) => <Waiting id={id} overview={loaded} />}</Loaded>;
}

function Waiting({ id, overview }: { id: number; overview: QuestionnaireOverview }) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { title: organisation, year, road } = overview;
  const now = road.find(({ progress }) => progress === 'now')?.step;
  const documentTitle = t('waiting.documentTitle', { organisation, year });
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  // If no step is the current one, the report was released before, but is hidden because a final grade was cleared.
  const step = now === undefined || now === 'certificate' ? 'report' : now;
  const { reportDue } = overview.dates;
  const timeZone = useRead('programme', {}).data?.timeZone;
  const isLate = reportDue !== null && isDateOver(reportDue, { now: new Date(), timeZone });
  const expected =
    reportDue !== null &&
    t(isLate ? 'waiting.late' : 'waiting.expected', { day: formatLongDay(reportDue, language) });
  return (
    <Column aria-live="polite">
      <Eyebrow>
        {organisation} · {year}
      </Eyebrow>
      <h1>{t('waiting.title')}</h1>
      <Lead>
        {t(`waiting.step.${step}`)} {expected} {t('waiting.then')}
      </Lead>
      {now !== undefined && <Road road={road} />}
      <ButtonLink tone="primary">
        <Link to={`/${id}/about`}>{t('waiting.home')}</Link>
      </ButtonLink>
    </Column>
  );
}

/** The steps until the report, with the dates that are known. */
function Road({ road }: Pick<QuestionnaireOverview, 'road'>) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  return (
    <Steps aria-label={t('waiting.road')}>
      {road.map(({ step, progress, at }, index) => (
        <li
          key={step}
          data-progress={progress}
          aria-current={progress === 'now' ? 'step' : undefined}
        >
          <span aria-hidden="true">{progress === 'done' ? <Icon name="check" /> : index + 1}</span>
          <b>{t(`waiting.steps.${step}`)}</b>
          <small>
            {progress === 'now' && t('waiting.now')}
            {progress === 'done' && <span className="visually-hidden">{t('waiting.done')}</span>}
            {at !== null && (
              <>
                {progress === 'now' && ' · '}
                {step === 'meet' ? formatDayTimeZone(at, language) : formatDay(at, language)}
              </>
            )}
          </small>
        </li>
      ))}
    </Steps>
  );
}

const Column = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  inline-size: min(40rem, 100%);
  margin-inline: auto;
  padding-block: ${space[8]};

  @media ${media.phone} {
    padding-block: ${space[5]};
  }
`;

const Eyebrow = styled.p`
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

const Lead = styled.p`
  color: ${color.inkSoft};
  font: 400 ${fontSize.lead} / 1.45 ${fontFamily.sans};
`;

const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[3]};
  inline-size: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.paper};

  /* More specific than the rule that removes the padding of lists without markers. */
  &[role='list'] {
    padding: ${space[5]};
  }

  & > li {
    display: grid;
    grid-template-columns: ${space[6]} minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
  }

  & > li > :first-child {
    display: grid;
    place-items: center;
    block-size: ${space[6]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.round};
    font: 600 ${fontSize.text} / 1 ${fontFamily.serif};
  }

  & > li > :first-child > svg {
    inline-size: 1em;
  }

  & > [data-progress='done'] > :first-child {
    border-color: ${color.final};
    color: ${color.fillInk};
    background: ${color.final};
  }

  & > [data-progress='now'] > :first-child {
    border-color: ${color.brand};
    color: ${color.brandInk};
    background: ${color.brand};
  }

  & > [data-progress='ahead'] > b {
    color: ${color.inkSoft};
    font-weight: 400;
  }

  small {
    color: ${color.inkSoft};
    font-size: ${fontSize.small};
    text-align: end;
  }
`;
