import { readTextMarks } from './richText.ts';

const plain = { isHidden: false, isStruck: false, shift: undefined };

test.each([
  ['', {}],
  ['color: red; display: inline; vertical-align: baseline', {}],
  ['display:none', { isHidden: true }],
  ['COLOR:red; Display : NONE !important', { isHidden: true }],
  ['visibility: hidden', { isHidden: true }],
  ['mso-hide:all', { isHidden: true }],
  ['text-decoration:line-through', { isStruck: true }],
  ['text-decoration: underline line-through solid red', { isStruck: true }],
  ['text-decoration-line: line-through', { isStruck: true }],
  ['text-decoration:none', {}],
  ['font-size:.6em;vertical-align:super', { shift: 'sup' }],
  ['vertical-align:sub', { shift: 'sub' }],
  ['vertical-align:constructor', {}],
])('in pasted text, the style %j is read as %j', (style, marks) => {
  expect(readTextMarks(style)).toEqual({ ...plain, ...marks });
});
