import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { executable, installFromDebian } from '../lib/debian.mjs';
import { onStop, start } from '../lib/processes.mjs';
import { freePort } from '../postgres/server.mjs';
import { ask } from './ask';
import { cannotRun } from './attack';

const PROGRAM = '/usr/sbin/nginx';

async function ensureNginx(): Promise<void> {
  if (executable(PROGRAM)) return;
  await installFromDebian('nginx', ['nginx-light']);
  if (!executable(PROGRAM))
    throw cannotRun('nginx is missing and could not be installed (apt-get install nginx-light)');
}

const KEEPS = `
      proxy_cache pages;
      add_header X-Kept $upstream_cache_status always;`;

const configuration = (folder: string, port: number, targets: string[], keeps: boolean) => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/temporary;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=pages:10m;
  upstream processes {
    ${targets.map((target) => `server ${new URL(target).host};`).join('\n    ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://processes;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;${keeps ? KEEPS : ''}
    }
  }
}
`;

type Proxy = { url: string; stop: () => Promise<void> };

/** An nginx in front of the site that keeps what the site lets it keep, as a shared cache would. */
export const startSharedCache = (target: string): Promise<Proxy> => startNginx([target], true);

/** An nginx that asks several processes of the site in turn, and keeps nothing. */
export const startBalancer = (targets: string[]): Promise<Proxy> => startNginx(targets, false);

async function startNginx(targets: string[], keeps: boolean): Promise<Proxy> {
  await ensureNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'rihla-nginx-'));
  const clean = onStop(async () => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, targets, keeps));
  const nginx = start(PROGRAM, ['-e', path.join(folder, 'error.log'), '-p', folder, '-c', file]);
  const url = `http://127.0.0.1:${port}`;
  let over = false;
  nginx.exited.then(() => {
    over = true;
  });
  while (!(await ask(`${url}/api/health`).catch(() => undefined))) {
    if (over) throw cannotRun(`nginx does not start with ${file}`);
    await pause(50);
  }
  const stop = async () => {
    await nginx.stop();
    clean();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}
