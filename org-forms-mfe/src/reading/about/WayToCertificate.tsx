import { styled } from 'styled-components';
import { fillTexts } from '@cert/shared/i18n';
import { Road } from '../figures/Road.tsx';
import type { StationName, Whose } from '../figures/Station.tsx';
import { Blocks } from '../prose/Blocks.tsx';
import { stack } from '../prose/stack.ts';
import type { AboutText } from './AboutText.ts';

/** The stations in their order, and whose part each of them is. */
const road = [
  ['answer', 'client'],
  ['submit', 'client'],
  ['grade', 'team'],
  ['meet', 'both'],
  ['report', 'team'],
  ['certificate', 'both'],
] as const satisfies readonly (readonly [StationName, Whose])[];

type Props = { words: AboutText['road'] };

/** What happens when: drawn, and told. */
export function WayToCertificate({ words }: Props) {
  const stations = road.map(([name, whose]) => ({
    name,
    whose,
    title: words.stations[name].title,
    who: words[whose],
  }));
  const list = stations
    .map(({ title, who }, index) => `${index + 1}. ${title} (${who})`)
    .join('; ');
  return (
    <Rows>
      <Road
        caption={words.caption}
        stations={stations}
        description={fillTexts(words.described, { list })}
      />
      <Blocks
        blocks={[
          {
            terms: road.map(([name], index) => {
              const { title, text } = words.stations[name];
              return { term: `${index + 1}. ${title}`, text };
            }),
          },
        ]}
      />
    </Rows>
  );
}

const Rows = styled.div`
  ${stack(5)}
`;
