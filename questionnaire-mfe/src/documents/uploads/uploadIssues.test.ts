import { UnreachableError } from '@cert/shared/platform';
import { Refusal } from '@cert/shared/domain';
import { FileChangedError } from './sendFile.ts';
import { findUploadIssue, toUploadIssue, findFileType } from './uploadIssues.ts';
import { toDefaultDocumentTitle } from './toDefaultDocumentTitle.ts';

const aFile = (name: string, sizeBytes = 10) => new File([new Uint8Array(sizeBytes)], name);

describe('the type of a file by its name', () => {
  it.each([
    ['Plan.PDF', 'application/pdf'],
    ['photo.jpeg', 'image/jpeg'],
    ['photo.jpg', 'image/jpeg'],
    ['old.doc', 'application/msword'],
    ['plan.v2.pdf', 'application/pdf'],
  ])('is found for %s: %s', (name, type) => {
    expect(findFileType(name)).toBe(type);
  });

  it.each(['page.html', 'drawing.svg', 'plan.pdf.exe', 'plan', 'pdf', '.pdf', 'plan.pdf.', ''])(
    'is not found for “%s”, which cannot be attached',
    (name) => {
      expect(findFileType(name)).toBeUndefined();
    },
  );
});

describe('the check of a file before its upload', () => {
  it.each([
    ['accepts a file at the size limit', aFile('plan.pdf', 100), undefined],
    ['finds “too-large” if the file is above the size limit', aFile('plan.pdf', 101), 'too-large'],
    ['finds “empty” if the file is empty', aFile('plan.pdf', 0), 'empty'],
    [
      'finds “wrong-ending” if the type of the file is not accepted, whatever its size',
      aFile('plan.exe', 101),
      'wrong-ending',
    ],
  ])('%s', (_, file, code) => {
    expect(findUploadIssue(file, 100)?.code).toBe(code);
  });

  it('accepts a file of any size while the size limit is unknown', () => {
    expect(findUploadIssue(aFile('plan.pdf', 101), undefined)).toBeUndefined();
  });
});

describe('a failed upload', () => {
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
  ])('with the error %s has the issue %j', (failure, issue) => {
    expect(toUploadIssue(failure)).toEqual(issue);
  });
});

describe('the title that is suggested for a document', () => {
  it.each([
    ['Strategija 2026.pdf', 'Strategija 2026'],
    ['pravilnik_o__selekciji.v2.docx', 'pravilnik o selekciji.v2'],
    [`${'a'.repeat(400)}.pdf`, 'a'.repeat(300)],
  ])(
    'of the file %s has no underscores and no ending, and at most 300 characters',
    (name, title) => {
      expect(toDefaultDocumentTitle(name)).toBe(title);
    },
  );
});
