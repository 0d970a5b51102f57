import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CertificationRoad } from '../figures/CertificationRoad.tsx';
import type { Responsible, RoadStationName } from '../figures/RoadStation.tsx';
import { Terms } from '../prose/Blocks.tsx';
import { MessageWithLinks } from '../prose/MessageWithLinks.tsx';
import { stack } from '../prose/stack.ts';

/** The stations in order, each with the parties that are responsible for it. */
const road = [
  ['answer', 'client'],
  ['submit', 'client'],
  ['grade', 'team'],
  ['meet', 'both'],
  ['report', 'team'],
  ['certificate', 'both'],
] as const satisfies readonly (readonly [RoadStationName, Responsible])[];

/** The steps to the certificate, as a figure and as text. */
export function WayToCertificate() {
  const { t } = useTranslation('org-forms/about');
  const stations = road.map(([name, responsible]) => ({
    name,
    responsible,
    title: t(`road.stations.${name}.title`),
    who: t(`road.${responsible}`),
  }));
  const list = stations
    .map(({ title, who }, index) => `${index + 1}. ${title} (${who})`)
    .join('; ');
  return (
    <Rows>
      <CertificationRoad
        caption={t('road.caption')}
        stations={stations}
        description={t('road.described', { list })}
      />
      <Terms
        terms={stations.map(({ name, title }, index) => ({
          term: `${index + 1}. ${title}`,
          text: (
            <MessageWithLinks namespace="org-forms/about" path={`road.stations.${name}.text`} />
          ),
        }))}
      />
    </Rows>
  );
}

const Rows = styled.div`
  ${stack(5)}
`;
