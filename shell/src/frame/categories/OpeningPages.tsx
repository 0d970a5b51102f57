import { useLanguage, usePlatform, useStore } from '@cert/shared/platform';
import { NumberedLink } from './NumberedLink.ts';

type Props = { questionnaireId: number };

/** Links to the reader's pages before the first category, numbered 0. */
export function OpeningPages({ questionnaireId }: Props) {
  const language = useLanguage();
  const { modules, session } = usePlatform();
  return modules
    .pages(useStore(session))
    .filter(({ link }) => link?.group === 'opening')
    .map(({ path, link }) => (
      <li key={path}>
        <NumberedLink to={`/${questionnaireId}/${path}`}>
          <b>0</b>
          <span>{link?.title[language]}</span>
        </NumberedLink>
      </li>
    ));
}
