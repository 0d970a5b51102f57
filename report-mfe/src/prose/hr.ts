/** What both views say in this language, section by section: one file to load. */
export { hr as contents } from '../indexing/text.hr.ts';
export { hr as guiding } from '../guiding/text.hr.ts';
export { hr as introducing } from '../introducing/text.hr.ts';
export { hr as recommending } from '../recommending/text.hr.ts';
export { hr as certifying } from '../certifying/text.hr.ts';
export { hr as auditing } from '../auditing/text.hr.ts';
export { hr as risks } from '../auditing/risks.hr.ts';
export { hr as closing } from '../closing/text.hr.ts';
export { hr as beyondIntro } from '../beyond/intro.hr.ts';
export { hr as beyond } from '../beyond/text.hr.ts';
