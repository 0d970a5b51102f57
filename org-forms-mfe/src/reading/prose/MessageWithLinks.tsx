import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useQuestionnaireId, useCanOpenPage } from '../addresses.ts';
import type { ReadingNamespace } from '../readingMessageLoaders.ts';

type Props = {
  namespace: ReadingNamespace;
  /** The key of the message in the namespace. */
  path: string;
};

/**
 * Renders a message with tags: `<b>` marks the name of a control; a tag such as `<rating>` is a link (`linkTargets`).
 */
export function MessageWithLinks({ namespace, path }: Props) {
  const { t } = useTranslation(namespace);
  return <Trans t={t} i18nKey={path as never} components={marks} />;
}

/** The page that each tag links to. A tag name cannot contain `#`, so each linked section has its own tag. */
export const linkTargets = {
  documents: 'documents',
  info: 'info',
  'intro-questions': 'intro-questions',
  meeting: 'meeting',
  questions: 'questions',
  rating: 'rating',
  'rating-certificate': 'rating#certificate',
  'saved-questions': 'saved-questions',
};

const marks = {
  b: <strong />,
  ...Object.fromEntries(
    Object.entries(linkTargets).map(([tag, to]) => [tag, <PageLink key={tag} to={to} />]),
  ),
};

/** A link to a page of the questionnaire; plain text if the user cannot open the page. */
function PageLink({ to, children }: { to: string; children?: ReactNode }) {
  const id = useQuestionnaireId();
  const hasPage = useCanOpenPage();
  return hasPage(to) ? <Link to={`/${id}/${to}`}>{children}</Link> : children;
}
