/** What both views say in this language, section by section: one file to load. */
export { en as contents } from '../indexing/text.en.ts';
export { en as guiding } from '../guiding/text.en.ts';
export { en as introducing } from '../introducing/text.en.ts';
export { en as recommending } from '../recommending/text.en.ts';
export { en as certifying } from '../certifying/text.en.ts';
export { en as auditing } from '../auditing/text.en.ts';
export { en as risks } from '../auditing/risks.en.ts';
export { en as closing } from '../closing/text.en.ts';
export { en as beyondIntro } from '../beyond/intro.en.ts';
export { en as beyond } from '../beyond/text.en.ts';
