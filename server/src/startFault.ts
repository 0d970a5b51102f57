import type { Config } from './config.ts';

/** The one sentence for what keeps the server from starting; undefined for what nobody has foreseen. */
export function startFault(error: unknown, config: Config | undefined): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (['WrongConfig', 'FolderInUse', 'ContentFaultsError'].includes(error.name))
    return error.message;
  const code = 'code' in error ? error.code : undefined;
  const place = config && `${config.host}:${config.port}`;
  if (code === 'EADDRINUSE')
    return `Another program listens on ${place}: stop it, or set PORT to a free port.`;
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `This user may not listen on ${place}: set PORT to one of 1024 or above.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${config?.host}: set HOST to one that it has.`;
  if (config?.database.kind === 'server' && ('severity' in error || code === 'ECONNREFUSED'))
    return `The database of DATABASE_URL cannot be used (${String(code)}): check its address, name, user and password.`;
  return undefined;
}
