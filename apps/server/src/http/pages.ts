import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import express, { type Application } from 'express';
import helmet from 'helmet';

/** Adds the headers that keep a page from doing what it has no business doing. */
export function addSecurityHeaders(app: Application): void {
  app.disable('x-powered-by');
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          'base-uri': ["'none'"],
          'connect-src': ["'self'", 'ws:', 'wss:'],
          'font-src': ["'self'"],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
          'img-src': ["'self'", 'data:', 'blob:'],
          'object-src': ["'none'"],
          'script-src': ["'self'"],
          'style-src': ["'self'", "'unsafe-inline'"],
          'worker-src': ["'self'", 'blob:'],
        },
      },
      // Friends on the same network come over plain http, where these would only warn or lock out.
      strictTransportSecurity: false,
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
    }),
  );
}

/**
 * Serves the built client where there is one: `/` and `/t/CODE` are the same page, and files with a
 * hash in their name are kept by browsers for a year.
 */
export function addPages(app: Application, webDir: string): void {
  const page = join(webDir, 'index.html');
  if (!existsSync(page)) return;
  app.use(compression());
  app.use('/assets', express.static(join(webDir, 'assets'), { immutable: true, maxAge: '1y' }));
  app.use('/assets', (_request, response) => {
    response.status(404).end();
  });
  app.use(express.static(webDir, { index: false, maxAge: '1h' }));
  app.get(['/', '/t/:code'], (_request, response) => {
    response.setHeader('cache-control', 'no-cache');
    response.sendFile(page);
  });
}
