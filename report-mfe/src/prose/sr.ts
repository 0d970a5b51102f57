/** What the standard view says in this language, section by section: one file to load. */
export { sr as guiding } from '../guiding/text.sr.ts';
export { sr as introducing } from '../introducing/text.sr.ts';
export { sr as recommending } from '../recommending/text.sr.ts';
export { sr as certifying } from '../certifying/text.sr.ts';
export { sr as auditing } from '../auditing/text.sr.ts';
export { sr as risks } from '../auditing/risks.sr.ts';
export { sr as closing } from '../closing/text.sr.ts';
