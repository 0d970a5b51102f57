import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { ensureNginx } from '../../scripts/ensureNginx.ts';
import { fillTemplate } from '../../scripts/fillTemplate.ts';
import { folders } from './folders.ts';

export type Nginx = {
  /** `https://localhost:<port>` */
  url: string;
  /** Port for plain HTTP, on which nginx only redirects to HTTPS. */
  httpPort: number;
  httpsPort: number;
  /** The self-signed certificate of nginx (PEM). */
  certificate: string;
  /** Returns the content of the logs of nginx. */
  log: () => string;
  stop: () => Promise<void>;
};

/**
 * Starts nginx as an ordinary process in front of two servers, with the configuration of `deploy/`.
 * @param folder a folder for the files of nginx
 * @param edit changes the template, for example to shorten timeouts
 */
export async function startNginx({
  folder,
  servers: [first, second],
  modulesOrigin,
  edit = (template) => template,
}: {
  folder: string;
  servers: readonly [number, number];
  modulesOrigin: string;
  edit?: (template: string) => string;
}): Promise<Nginx> {
  const httpsPort = await getPort();
  const httpPort = await getPort();
  const certificate = join(folder, 'site.pem');
  const key = join(folder, 'site.key');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const template = readFileSync(join(folders.root, 'deploy', 'nginx.conf.template'), 'utf8');
  const site = fillTemplate(edit(template), {
    SERVER_NAME: 'localhost',
    HTTP_PORT: `127.0.0.1:${httpPort}`,
    HTTPS_PORT: `127.0.0.1:${httpsPort}`,
    FIRST_SERVER: `127.0.0.1:${first}`,
    SECOND_SERVER: `127.0.0.1:${second}`,
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
    LOG_FOLDER: folder,
    // Not used: the module store of the tests has no TLS.
    CA_CERTIFICATES: certificate,
    MODULES_ORIGIN: modulesOrigin,
  });
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `${mainSettings(folder)}http {\n${temporaryFolders(folder)}${site}}\n`,
  );
  const nginx = spawn(ensureNginx(), ['-p', folder, '-c', configuration], { stdio: 'pipe' });
  const ended = once(nginx, 'exit');
  const errors: string[] = [];
  nginx.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const log = () =>
    ['access.log', 'error.log'].map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  const url = `https://localhost:${httpsPort}`;
  while (!(await isAnswering(httpsPort))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${errors.join('')}`);
    await wait(50);
  }
  return {
    url,
    httpPort,
    httpsPort,
    certificate: readFileSync(certificate, 'utf8'),
    log: () => errors.join('') + log(),
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
    },
  };
}

/** The main settings that a distribution's `nginx.conf` would have. */
function mainSettings(folder: string): string {
  return [
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr crit;',
    'events { worker_connections 512; }',
    '',
  ].join('\n');
}

function temporaryFolders(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};\n`).join('');
}

async function isAnswering(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`);
    return true;
  } catch {
    return false;
  }
}
