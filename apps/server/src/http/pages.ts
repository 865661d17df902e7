import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import express, { type Application } from 'express';

/**
 * Serves the built client where there is one: `/` and `/t/CODE` are the same page, and files with a
 * hash in their name are kept by browsers for a year.
 */
export function addPages(app: Application, webDir: string): void {
  const page = join(webDir, 'index.html');
  if (!existsSync(page)) return;
  app.use(compression());
  app.use(
    '/assets',
    express.static(join(webDir, 'assets'), { immutable: true, maxAge: '1y', setHeaders: mayKeep }),
  );
  app.use(express.static(webDir, { index: false, maxAge: '1h', setHeaders: mayKeep }));
  app.get(['/', '/t/:code'], (_request, response) => {
    response.setHeader('cache-control', 'no-cache');
    response.sendFile(page);
  });
}

/** Lets go of `no-store`, so that the age of the file is written in its place. */
function mayKeep(response: ServerResponse): void {
  response.removeHeader('cache-control');
}
