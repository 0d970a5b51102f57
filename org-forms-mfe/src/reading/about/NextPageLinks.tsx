import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CategorySummary } from '@cert/shared/contract';
import { usePlatform, useStore } from '@cert/shared/platform';
import {
  color,
  layoutSize,
  fontFamily,
  Icon,
  radius,
  shadow,
  fontSize,
  space,
} from '@cert/shared/ui';
import { useQuestionnaireId, useCanOpenPage } from '../addresses.ts';

type Props = { categories: readonly CategorySummary[] };

/** Links to the pages that the user should visit next. Omits pages that the user cannot open. */
export function NextPageLinks({ categories }: Props) {
  const { t } = useTranslation('org-forms/about');
  const id = useQuestionnaireId();
  const hasPage = useCanOpenPage();
  const isCertifier = useStore(usePlatform().session)?.isCertifier === true;
  const area = firstArea(categories);
  const steps = t(`start.${isCertifier ? 'certifier' : 'client'}`, {
    returnObjects: true,
    firstArea: area?.title,
  });
  const offered = [
    { ...steps.info, path: 'info' },
    { ...steps.guide, path: isCertifier ? 'certifier-instructions' : 'instructions' },
    ...(area ? [{ ...steps.area, path: area.path }] : []),
  ].filter(({ path }) => hasPage(path));
  return (
    <Steps aria-labelledby="start">
      <h2 id="start" tabIndex={-1}>
        {t('start.title')}
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
      {!area && <p>{t('start.ready')}</p>}
    </Steps>
  );
}

const Steps = styled.section`
  display: grid;
  gap: ${space[4]};

  ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(${layoutSize.words}, 100%), 1fr));
    gap: ${space[3]};
  }

  li {
    display: grid;
  }

  h2 {
    font-size: ${fontSize.title};
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
  font-size: ${fontSize.text};
  line-height: 1.4;
  color: ${color.inkSoft};
  text-decoration: none;

  strong {
    font: 600 ${fontSize.lead} / 1.3 ${fontFamily.serif};
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

/** The first open area, with the path of its page; undefined if no area is open. */
function firstArea(
  categories: readonly CategorySummary[],
): { title: string; path: string } | undefined {
  const [first] = categories.flatMap(({ slug, areas }) =>
    areas
      .filter((area) => area.open)
      .map(({ title, position }) => ({ title, path: `category/${slug}/${position}` })),
  );
  return first;
}
