import { UnreachableError } from '@cert/shared/platform';
import { Refusal } from '@cert/shared/domain';
import { FileChangedError } from './sendFile.ts';
import { findUploadIssue, toUploadIssue, fileTypeOf } from './uploadIssues.ts';
import { defaultDocumentTitle } from './defaultDocumentTitle.ts';

const aFile = (name: string, sizeBytes = 10) => new File([new Uint8Array(sizeBytes)], name);

describe('the type of a file', () => {
  it.each([
    ['Plan.PDF', 'application/pdf'],
    ['photo.jpeg', 'image/jpeg'],
    ['photo.jpg', 'image/jpeg'],
    ['old.doc', 'application/msword'],
    ['plan.v2.pdf', 'application/pdf'],
  ])('of %s is %s', (name, type) => {
    expect(fileTypeOf(name)).toBe(type);
  });

  it.each(['page.html', 'drawing.svg', 'plan.pdf.exe', 'plan', 'pdf', '.pdf', 'plan.pdf.', ''])(
    'of "%s" is none that can be attached',
    (name) => {
      expect(fileTypeOf(name)).toBeUndefined();
    },
  );
});

describe('before the upload, an issue is found when a file', () => {
  it.each([
    ['is fine', aFile('plan.pdf', 100), undefined],
    ['is too large', aFile('plan.pdf', 101), 'too-large'],
    ['is empty', aFile('plan.pdf', 0), 'empty'],
    ['is of another type, whatever its size', aFile('plan.exe', 101), 'wrong-ending'],
  ])('%s', (_, file, code) => {
    expect(findUploadIssue(file, 100)?.code).toBe(code);
  });

  it('is too large only if somebody knows how large it may be', () => {
    expect(findUploadIssue(aFile('plan.pdf', 101), undefined)).toBeUndefined();
  });
});

describe('a failure', () => {
  it.each([
    [new Refusal('wrong-file-type'), { code: 'wrong-content', reason: undefined }],
    [
      new Refusal('wrong-file-type', { reason: 'macros' }),
      { code: 'wrong-content', reason: 'macros' },
    ],
    [
      new Refusal('quota-exceeded', { quota: 'documents', limit: 5 }),
      { code: 'quota-exceeded', quota: 'documents', limit: 5 },
    ],
    [new Refusal('slow-down', { retryAfterSeconds: 5 }), { code: 'slow-down' }],
    [new Refusal('too-large'), { code: 'too-large' }],
    [
      new Refusal('locked', { reason: 'question-locked' }),
      { code: 'locked', reason: 'question-locked' },
    ],
    [new Refusal('locked'), { code: 'locked', reason: undefined }],
    [new Refusal('server-error'), { code: 'server-error' }],
    [new UnreachableError(), { code: 'unreachable' }],
    [new FileChangedError(), { code: 'file-changed' }],
    [new TypeError('a bug'), { code: 'unreachable' }],
  ])('%s becomes the issue %j', (failure, issue) => {
    expect(toUploadIssue(failure)).toEqual(issue);
  });
});

describe('a title', () => {
  it.each([
    ['Strategija 2026.pdf', 'Strategija 2026'],
    ['pravilnik_o__selekciji.v2.docx', 'pravilnik o selekciji.v2'],
    [`${'a'.repeat(400)}.pdf`, 'a'.repeat(300)],
  ])('of %s', (name, title) => {
    expect(defaultDocumentTitle(name)).toBe(title);
  });
});
