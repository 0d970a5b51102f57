import { refuse } from '@cert/shared/domain';
import { DatabaseUnavailableError } from '../database/DatabaseUnavailableError.ts';
import { StaleReadError } from '../database/inTransaction.ts';
import { toRefusalReply } from '../http/toRefusalReply.ts';
import { getRetryDelaySeconds, findUnavailableReason } from './unavailable.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error(), { code, ...more });

describe('a temporary failure of the database, the disk or the document store', () => {
  it.each([
    ['a connection failure', withCode('08006'), 'connection-lost'],
    ['a connection that an administrator ends', withCode('57P01'), 'connection-lost'],
    ['a crash of another connection', withCode('57P02'), 'connection-lost'],
    ['a database that starts', withCode('57P03'), 'connection-lost'],
    ['a transaction that was idle for too long', withCode('25P03'), 'connection-lost'],
    ['too many connections', withCode('53300'), 'refused'],
    ['a full disk of the database', withCode('53100'), 'database-full'],
    ['a database without memory', withCode('53200'), 'database-failed'],
    ['a failing disk of the database', withCode('58030'), 'database-failed'],
    ['a database that can only be read', withCode('25006'), 'database-read-only'],
    ['a lock that others hold', withCode('55P03'), 'busy'],
    ['a statement that takes too long', withCode('57014'), 'too-slow'],
    ['a transaction with repeated serialization failures', withCode('40001'), 'busy'],
    ['a deadlock', withCode('40P01'), 'busy'],
    ['work that read outdated data again and again', new StaleReadError(), 'busy'],
    ['a connection that broke', new DatabaseUnavailableError('connection-lost'), 'connection-lost'],
    [
      'a crash of the embedded database',
      Object.assign(new Error(), { name: 'RuntimeError' }),
      'database-failed',
    ],
    ['a full disk', withCode('ENOSPC', { syscall: 'write' }), 'disk-full'],
    ['a quota that is used up', withCode('EDQUOT', { syscall: 'write' }), 'disk-full'],
    ['a disk that can only be read', withCode('EROFS', { syscall: 'open' }), 'disk-read-only'],
    ['a folder without rights', withCode('EACCES', { syscall: 'open' }), 'disk-read-only'],
    ['a failing disk', withCode('EIO', { syscall: 'read' }), 'disk-failed'],
    ['too many open files', withCode('EMFILE', { syscall: 'open' }), 'too-many-open'],
    ['a document store that cannot be reached', withCode('ECONNREFUSED'), 'store-unreachable'],
    [
      'a document store that fails',
      Object.assign(new Error(), { $metadata: { httpStatusCode: 503 } }),
      'store-unreachable',
    ],
  ] as const)('is reported as unavailable: %s', (_what, error, reason) => {
    expect(findUnavailableReason(error)).toBe(reason);
    expect(toRefusalReply(error, 'request-1')).toEqual({
      status: 503,
      headers: { 'retry-after': String(getRetryDelaySeconds(reason)) },
      body: {
        error: {
          code: 'unavailable',
          details: { retryAfterSeconds: getRetryDelaySeconds(reason) },
        },
      },
    });
  });
});

it.each([
  ['a programming error', new TypeError('x')],
  ['a duplicate row', withCode('23505')],
  ['damaged data', withCode('XX001')],
  ['a system error code without a file operation', withCode('EACCES')],
  ['a document that the store does not have', Object.assign(new Error(), { $fault: 'client' })],
  ['the value `undefined`', undefined],
])('%s is not a temporary failure', (_what, error) => {
  expect(findUnavailableReason(error)).toBeUndefined();
  expect(toRefusalReply(error, 'request-1').body.error.code).toBe('server-error');
});

it('a call that is refused because the report is locked gets the status 409, not “unavailable”', () => {
  expect(toRefusalReply(refuse('locked', { reason: 'report-locked' }), 'request-1').status).toBe(
    409,
  );
});
