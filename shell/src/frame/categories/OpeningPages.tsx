import { useLanguage, usePlatform, useStore } from '@cert/shared/platform';
import { NumberedLink } from './NumberedLink.ts';

type Props = { questionnaireId: number };

/** What comes before the first category and has the number 0, for those whom it is for. */
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
