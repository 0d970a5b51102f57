/** What both views say in this language, section by section: one file to load. */
export { sr as contents } from '../indexing/text.sr.ts';
export { sr as guiding } from '../guiding/text.sr.ts';
export { sr as introducing } from '../introducing/text.sr.ts';
export { sr as recommending } from '../recommending/text.sr.ts';
export { sr as certifying } from '../certifying/text.sr.ts';
export { sr as auditing } from '../auditing/text.sr.ts';
export { sr as risks } from '../auditing/risks.sr.ts';
export { sr as closing } from '../closing/text.sr.ts';
export { sr as beyondIntro } from '../beyond/intro.sr.ts';
export { sr as beyond } from '../beyond/text.sr.ts';
