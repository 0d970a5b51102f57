import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionnaireOverview } from '@cert/shared/contract';
import { isDateOver } from '@cert/shared/domain';
import { formatDay, formatDayTimeZone } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import {
  color,
  fontFamily,
  fontSize,
  Icon,
  media,
  radius,
  space,
  stroke,
  zIndex,
} from '@cert/shared/ui';
import { HomeCard } from './HomeCard.tsx';
import { useCurrentMoment } from '../useCurrentMoment.ts';

type Props = {
  road: QuestionnaireOverview['road'];
  isTeam: boolean;
  /** The address of the released report; undefined while the reader cannot open it. */
  reportAddress: string | undefined;
  /** Whether it is decided that there is no certificate, and the reader may know it. */
  hasFailed: boolean;
};

/** The six steps to the certificate: what is done, who acts now, and the dates that are known. */
export function Road({ road, isTeam, reportAddress, hasFailed }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const moment = useCurrentMoment();
  const isAhead = (at: string) => !isDateOver(at, moment);
  // Only the meeting has a time that can be in the future; all other steps show the day only.
  const day = (at: string) =>
    at.length > 10 && isAhead(at) ? formatDayTimeZone(at, language) : formatDay(at, language);
  return (
    <HomeCard title={t('home.road.title')}>
      <Steps>
        {road.map(({ step, progress, actor, at }, index) => {
          const isReader = (actor === 'team') === isTeam;
          const who =
            step === 'certificate' && hasFailed
              ? t('home.road.notAwarded')
              : t(isReader ? 'home.road.you' : `home.road.${actor}`);
          return (
            <li
              key={step}
              data-progress={progress}
              aria-current={progress === 'now' ? 'step' : undefined}
            >
              <span aria-hidden="true">
                {progress === 'done' ? <Icon name="check" /> : index + 1}
              </span>
              <b>
                {step === 'report' && reportAddress !== undefined ? (
                  <Link to={reportAddress}>{t('home.road.steps.report')}</Link>
                ) : (
                  t(`home.road.steps.${step}`)
                )}
              </b>
              <small>
                {progress === 'now' ? t('home.road.now', { who }) : who}
                {at !== null && (progress !== 'now' || isAhead(at)) && <> · {day(at)}</>}
                {progress === 'done' && (
                  <span className="visually-hidden"> {t('home.road.done')}</span>
                )}
              </small>
            </li>
          );
        })}
      </Steps>
    </HomeCard>
  );
}

const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  padding-block-start: ${space[2]};

  > li {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    padding-inline: ${space[1]};
    text-align: center;
  }

  > li > :first-child {
    display: grid;
    place-items: center;
    inline-size: ${space[6]};
    block-size: ${space[6]};
    margin-block-end: ${space[2]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.round};
    background: ${color.paper};
    font: 600 ${fontSize.text} / 1 ${fontFamily.serif};
    z-index: ${zIndex.raised};
  }

  > li > :first-child > svg {
    inline-size: 1em;
  }

  /* The line to the step before. */
  > li + li::before {
    content: '';
    position: absolute;
    inset-block-start: calc(${space[6]} / 2);
    inset-inline-start: -50%;
    inline-size: 100%;
    border-block-start: 2px solid ${color.line};
  }

  > [data-progress='done'] > :first-child {
    border-color: ${color.final};
    color: ${color.fillInk};
    background: ${color.final};
    print-color-adjust: exact;
  }

  > [data-progress='now'] > :first-child {
    border-color: ${color.brand};
    color: ${color.brandInk};
    background: ${color.brand};
    outline: ${stroke.mark} solid ${color.brandLine};
    print-color-adjust: exact;
  }

  > [data-progress='done'] + li::before {
    border-color: ${color.final};
  }

  b {
    font-weight: 600;
  }

  small {
    font-size: ${fontSize.small};
    line-height: 1.35;
    color: ${color.inkSoft};
  }

  @media ${media.phone} {
    grid-template-columns: 1fr;
    gap: ${space[3]};

    > li {
      grid-template-columns: ${space[6]} 1fr;
      column-gap: ${space[3]};
      justify-items: start;
      text-align: start;
    }

    > li > :first-child {
      grid-row: span 2;
    }

    > li + li::before {
      inset-block-start: calc(-1 * ${space[3]});
      inset-inline-start: calc(${space[1]} + ${space[6]} / 2);
      inline-size: 0;
      block-size: ${space[3]};
      border-inline-start: 2px solid ${color.line};
    }
  }
`;
