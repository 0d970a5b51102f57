import { styled } from 'styled-components';
import type { CategorySummary } from '@cert/shared/contract';
import { fillTexts } from '@cert/shared/i18n';
import { Link, usePlatform, useStore } from '@cert/shared/platform';
import { color, extent, family, Icon, radius, shadow, size, space } from '@cert/shared/ui';
import { useQuestionnaireId } from '../../useQuestionnaireId.ts';
import { useHasPage } from '../useHasPage.ts';
import type { AboutText } from './AboutText.ts';
import { firstArea } from './firstArea.ts';

type Props = { words: AboutText['start']; categories: readonly CategorySummary[] };

/** Where to go from here, for this reader; a page that is not there is not offered. */
export function NextSteps({ words, categories }: Props) {
  const id = useQuestionnaireId();
  const hasPage = useHasPage();
  const isCertifier = useStore(usePlatform().session)?.isCertifier === true;
  const steps = isCertifier ? words.certifier : words.client;
  const area = firstArea(categories);
  const offered = [
    { ...steps.info, path: 'info' },
    { ...steps.guide, path: isCertifier ? 'certifier-instructions' : 'instructions' },
    ...(area ? [{ ...fillTexts(steps.area, { firstArea: area.title }), path: area.path }] : []),
  ].filter(({ path }) => hasPage(path));
  return (
    <Steps aria-labelledby="start">
      <h2 id="start" tabIndex={-1}>
        {words.title}
      </h2>
      <ol role="list">
        {offered.map(({ path, title, text }) => (
          <li key={path}>
            <Step to={`/${id}/${path}`}>
              <strong>
                {title} <Icon name="chevron-right" />
              </strong>
              <span>{text}</span>
            </Step>
          </li>
        ))}
      </ol>
      {!area && <p>{words.ready}</p>}
    </Steps>
  );
}

const Steps = styled.section`
  display: grid;
  gap: ${space[4]};

  ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(${extent.words}, 100%), 1fr));
    gap: ${space[3]};
  }

  li {
    display: grid;
  }

  h2 {
    font-size: ${size.title};
  }
`;

const Step = styled(Link)`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.paper};
  box-shadow: ${shadow.low};
  font-size: ${size.text};
  line-height: 1.4;
  color: ${color.inkSoft};
  text-decoration: none;

  strong {
    font: 600 ${size.lead} / 1.3 ${family.serif};
    color: ${color.brand};
  }

  svg {
    display: inline-block;
    inline-size: 0.8em;
    vertical-align: -0.1em;
  }

  &:hover {
    border-color: ${color.brandLine};
    color: ${color.ink};
  }

  &:hover strong {
    text-decoration: underline;
  }
`;
