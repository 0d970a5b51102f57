import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Certificate, QuestionnaireOverview } from '@cert/shared/contract';
import {
  downloadBlob,
  downloadFile,
  toFailureCode,
  useAct,
  usePlatform,
  useRead,
} from '@cert/shared/platform';
import { Button, color, fontSize, space, Switch } from '@cert/shared/ui';
import { HomeCard } from './HomeCard.tsx';
import { convertSvgToPng } from './convertSvgToPng.ts';

type Props = { questionnaireId: number; overview: QuestionnaireOverview };

/**
 * The valid certificates with their numbers and their badges for other sites. Clients also get the switch that
 * withdraws a badge. See docs/product/certificate.md#badge.
 */
export function CertificateBlock({ questionnaireId, overview }: Props) {
  const { t } = useTranslation('org-forms');
  const programme = useRead('programme', {}).data;
  const { certificates, title, year, grading } = overview;
  if (certificates.length === 0 || !programme) return null;
  const origin = programme.origin ?? window.location.origin;
  const names = { certificate: programme.product, beyond: programme.beyondProduct };
  return (
    <HomeCard title={t('home.certificates.title')}>
      <List role="list">
        {certificates.map((certificate) => (
          <li key={certificate.kind}>
            <BadgeOf
              name={`${names[certificate.kind]} ${year}`}
              organisation={title}
              isTeam={grading !== undefined}
              {...{ questionnaireId, certificate, origin }}
            />
          </li>
        ))}
      </List>
    </HomeCard>
  );
}

type BadgeProps = {
  questionnaireId: number;
  certificate: Certificate;
  /** Name of the certificate: product and year. */
  name: string;
  organisation: string;
  /** The site's own origin. */
  origin: string;
  isTeam: boolean;
};

function BadgeOf({ questionnaireId, certificate, name, organisation, origin, isTeam }: BadgeProps) {
  const { t } = useTranslation('org-forms');
  const { number, badge } = certificate;
  const alt = `${organisation} – ${name}`;
  const address = `/badge/${number}.svg`;
  return (
    <Columns>
      {badge === 1 && <img src={address} width={120} height={120} alt={alt} />}
      <Rows>
        <h3>{name}</h3>
        <p>
          {t('home.certificates.number')}{' '}
          <Link to={`/verify/${number}`} target="_blank">
            {number}
          </Link>
        </p>
        {badge === 1 && !isTeam && (
          <Downloads
            {...{ address, fileName: `${organisation} ${name}` }}
            html={`<a href="${origin}/verify/${number}"><img src="${origin}${address}" width="120" height="120" alt="${escapeHtml(alt)}"></a>`}
          />
        )}
        {isTeam ? (
          badge === 0 && <Quiet>{t('home.certificates.withdrawn')}</Quiet>
        ) : (
          <BadgeSwitch {...{ questionnaireId, certificate }} />
        )}
      </Rows>
    </Columns>
  );
}

type DownloadsProps = {
  address: string;
  fileName: string;
  /** HTML that shows the badge on another site. */
  html: string;
};

/** The badge as a file, and as HTML that shows it as long as it is not withdrawn. */
function Downloads({ address, fileName, html }: DownloadsProps) {
  const { t } = useTranslation('org-forms');
  const { t: tPlatform } = useTranslation('platform');
  const { toasts } = usePlatform();
  const showFailure = (work: Promise<unknown>) =>
    void work.catch((failure: unknown) =>
      toasts.show({ tone: 'failure', text: tPlatform(`failed.${toFailureCode(failure)}`) }),
    );
  const downloadPng = async () =>
    downloadBlob(await convertSvgToPng(address, pngSize), `${fileName}.png`);
  const copy = async () => {
    await navigator.clipboard.writeText(html);
    toasts.show({ tone: 'success', text: t('home.certificates.copied') });
  };
  return (
    <Buttons>
      <Button tone="secondary" onClick={() => downloadFile(address, `${fileName}.svg`)}>
        {t('home.certificates.svg')}
      </Button>
      <Button tone="secondary" onClick={() => showFailure(downloadPng())}>
        {t('home.certificates.png')}
      </Button>
      <Button tone="secondary" onClick={() => showFailure(copy())}>
        {t('home.certificates.copy')}
      </Button>
    </Buttons>
  );
}

/** Width and height of the PNG in pixels: sharp in print at 5 cm. */
const pngSize = 600;

/** Withdraws the badge or shows it again. The switch changes when the server has confirmed the change. */
function BadgeSwitch({
  questionnaireId: id,
  certificate: { kind, badge },
}: Pick<BadgeProps, 'questionnaireId' | 'certificate'>) {
  const { t } = useTranslation('org-forms');
  const { t: tPlatform } = useTranslation('platform');
  const { toasts } = usePlatform();
  const send = useAct('certificateBadgeSet');
  const set = async (isShown: boolean) => {
    try {
      await send({ id, kind, badge: isShown ? 1 : 0 });
    } catch (failure) {
      toasts.show({ tone: 'failure', text: tPlatform(`failed.${toFailureCode(failure)}`) });
    }
  };
  return (
    <Switch
      text={t('home.certificates.shown')}
      isOn={badge === 1}
      onChange={(isShown) => void set(isShown)}
    />
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space[5]};
`;

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
`;

const Rows = styled.div`
  display: grid;
  flex: 1 1 14rem;
  align-content: start;
  gap: ${space[3]};
  min-inline-size: 0;

  a {
    overflow-wrap: anywhere;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Quiet = styled.p`
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
`;
