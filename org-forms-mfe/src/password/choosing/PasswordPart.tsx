import {
  Loaded,
  useMessages,
  type FillerPropsBySlot,
  type MessageLoaders,
} from '@cert/shared/platform';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { InitialPassword } from './InitialPassword.tsx';
import { PasswordByLink } from './PasswordByLink.tsx';

/** The messages of the pages in the slot `site.password`; other pages of this module do not load them. */
const loaders: MessageLoaders = {
  hr: () => import(/* webpackMode: "eager" */ './locales/hr.json'),
  sr: () => import(/* webpackMode: "eager" */ './locales/sr.json'),
  en: () => import(/* webpackMode: "eager" */ './locales/en.json'),
};

/** Fills the slot `site.password`: the pages about passwords that need no questionnaire. */
export function PasswordPart(props: FillerPropsBySlot['site.password']) {
  const messages = useMessages('org-forms/choosing-password', loaders);
  return <Loaded of={messages}>{() => <Page {...props} />}</Loaded>;
}

function Page(props: FillerPropsBySlot['site.password']) {
  switch (props.page) {
    case 'forgotten':
      return <ForgottenPassword />;
    case 'link':
      return <PasswordByLink key={props.token} token={props.token} onSignIn={props.onSignIn} />;
    case 'initial':
      return <InitialPassword onChanged={props.onChanged} />;
  }
}
