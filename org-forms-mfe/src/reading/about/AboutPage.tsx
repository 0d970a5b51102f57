import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CategorySummary } from '@cert/shared/contract';
import { color, layoutSize, fontFamily, fontSize, space } from '@cert/shared/ui';
import { ContactList } from '../ContactList.tsx';
import {
  CertificationRoad,
  type ResponsibleParty,
  type RoadStationName,
} from '../figures/CertificationRoad.tsx';
import { Lifecycle } from '../figures/Lifecycle.tsx';
import { TermList } from '../prose/TextBlocks.tsx';
import { MessageWithLinks } from '../prose/MessageWithLinks.tsx';
import { ReadingPage } from '../prose/ReadingPage.tsx';
import { stackStyles } from '../prose/stackStyles.ts';
import { ReadingPageLoader } from '../ReadingPageLoader.tsx';
import { Certificates } from './Certificates.tsx';
import { NextPageLinks } from './NextPageLinks.tsx';

/** The text about the programme and the certificate. The home page (`/{id}/about`) shows it in a tab. */
export function AboutPage() {
  return (
    <ReadingPageLoader namespace="org-forms/about">
      {({ programme, categories }) => (
        <ReadingPage
          namespace="org-forms/about"
          parts={{
            programme: <ProgrammeFigures />,
            method: <Method categories={categories} />,
            certificates: <Certificates programme={programme} />,
            road: <WayToCertificate />,
            contacts: <ContactList contacts={programme.contacts} />,
          }}
        >
          <NextPageLinks categories={categories} />
        </ReadingPage>
      )}
    </ReadingPageLoader>
  );
}

/** Key figures of the programme. */
function ProgrammeFigures() {
  const { t } = useTranslation('org-forms/about');
  const texts = t('figures', { returnObjects: true });
  return (
    <List>
      {Object.values(texts).map(({ figure, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(calc(${layoutSize.words} * 0.8), 100%), 1fr));
  gap: ${space[4]} ${space[5]};

  && {
    max-inline-size: none;
  }

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-block-start: ${space[3]};
    border-block-start: 1px solid ${color.lineStrong};
  }

  dt {
    font-size: ${fontSize.text};
    line-height: 1.4;
    color: ${color.inkSoft};
  }

  dd {
    margin: 0;
    font: 600 ${fontSize.title} / 1.3 ${fontFamily.serif};
    color: ${color.brand};
    white-space: nowrap;
  }
`;

type Props = { categories: readonly CategorySummary[] };

/** The life cycle figure with the categories of this questionnaire. */
function Method({ categories }: Props) {
  const { t } = useTranslation(['org-forms/about', 'org-forms']);
  const list = categories.map(({ title }, index) => `${index + 1}. ${title}`).join('; ');
  return (
    <Lifecycle
      caption={t('lifecycle.caption')}
      centre={[t('lifecycle.centre'), t('lifecycle.centreBelow')]}
      description={t('lifecycle.described', { list })}
      steps={categories.map(({ title, areas }) => ({
        title,
        below: t('reading.counted.areas', { ns: 'org-forms', count: areas.length }),
      }))}
    />
  );
}

/** The stations of the road to the certificate in order, each with the party that is responsible for it. */
const road = [
  ['answer', 'client'],
  ['submit', 'client'],
  ['grade', 'team'],
  ['meet', 'both'],
  ['report', 'team'],
  ['certificate', 'both'],
] as const satisfies readonly (readonly [RoadStationName, ResponsibleParty])[];

/** The steps to the certificate, as a figure and as text. */
function WayToCertificate() {
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
      <TermList
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
  ${stackStyles(5)}
`;
