import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import compression from 'compression';
import type { Application, NextFunction, Request, Response } from 'express';
import serveCompressed from 'express-static-gzip';

/** A year: the name of the file changes with what is in it. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** The worker decides what a browser keeps, and a page names its files: both are asked for anew. */
const ALWAYS_ASKED = /\.html$|^worker\.js$|\.webmanifest$/u;

/**
 * Serves the built client where there is one, each file as small as the build has made it. `/`,
 * `/practice` and `/t/CODE` are the same page; that of a table names more files at once. Files with a
 * hash in their name are kept by browsers for a year.
 */
export function addPages(app: Application, webDir: string): void {
  if (!existsSync(join(webDir, 'index.html'))) return;
  const serve = serveCompressed(webDir, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { cacheControl: false, setHeaders: noteAge },
  });
  const tablePage = existsSync(join(webDir, 'table.html')) ? '/table.html' : '/index.html';
  const page = (file: string) => (request: Request, response: Response, next: NextFunction) => {
    request.url = file;
    serve(request, response, next);
  };
  app.use(compression());
  app.get(['/', '/practice'], page('/index.html'));
  app.get('/t/:code', page(tablePage));
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (isReadable(request.path)) serve(request, response, next);
    else next();
  });
}

/** An address that is none is nowhere, like any other that leads to nothing. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Writes how long a browser may keep a file, in the place of `no-store`. */
function noteAge(response: ServerResponse, path: string): void {
  const name = basename(path.replace(/\.(?:br|gz)$/u, ''));
  response.setHeader('cache-control', ageOf(path, name));
}

function ageOf(path: string, name: string): string {
  if (ALWAYS_ASKED.test(name)) return 'no-cache';
  return /[\\/]assets[\\/]/u.test(path) ? FOR_GOOD : 'public, max-age=3600';
}
