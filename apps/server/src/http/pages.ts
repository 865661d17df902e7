import { existsSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import compression from 'compression';
import type { Application, NextFunction, Request, RequestHandler, Response } from 'express';
import serveCompressed from 'express-static-gzip';

/** A year: the name of the file changes with what is in it. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** The worker decides what a browser keeps, and a page names its files: both are asked for anew. */
const ALWAYS_ASKED = /\.html$|^worker\.js$|\.webmanifest$/u;

/** With any code, or what cannot be one: the page says so. */
const TABLE_PATH = /^\/t(?:\/|$)/u;

/** The page for those who ask for another language than English, `index.de.html`. */
const PAGE_OF_LANGUAGE = /^index\.(\w+)\.html$/u;

/**
 * Serves the built client where there is one, each file as small as the build has made it. `/`,
 * `/practice`, `/how-to-play` and `/t/CODE` are the same page; that of a table names more files at once,
 * and each names the words of the language that the browser asks for. Files with a hash in their name
 * are kept by browsers for a year. Gives what shows the first page to a browser that has lost its way;
 * null where there is no client.
 */
export function addPages(app: Application, webDir: string): RequestHandler | null {
  if (!existsSync(join(webDir, 'index.html'))) return null;
  const serve = serveCompressed(webDir, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { cacheControl: false, setHeaders: noteAge },
  });
  const files = readdirSync(webDir);
  const page = (name: string) => {
    const languages = files.flatMap((file) => PAGE_OF_LANGUAGE.exec(file)?.[1] ?? []);
    return (request: Request, response: Response, next: NextFunction) => {
      const wanted = request.acceptsLanguages(['en', ...languages]);
      const own = `${name}.${String(wanted)}.html`;
      request.url = `/${files.includes(own) ? own : `${name}.html`}`;
      serve(request, response, next);
    };
  };
  app.use(compression());
  app.get(['/', '/practice', '/how-to-play'], page('index'));
  app.get(TABLE_PATH, page(files.includes('table.html') ? 'table' : 'index'));
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (isReadable(request.path)) serve(request, response, next);
    else next();
  });
  const home = page('index');
  return (request, response, next) => {
    const wantsPage = request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
    if (!wantsPage) return next();
    response.status(404);
    return home(request, response, next);
  };
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

/** Writes how long a browser may keep a file, in the place of `no-store`, and what a page depends on. */
function noteAge(response: ServerResponse, path: string): void {
  const name = basename(path.replace(/\.(?:br|gz)$/u, ''));
  response.setHeader('cache-control', ageOf(path, name));
  if (name.endsWith('.html')) response.setHeader('vary', 'Accept-Encoding, Accept-Language');
}

function ageOf(path: string, name: string): string {
  if (ALWAYS_ASKED.test(name)) return 'no-cache';
  return /[\\/]assets[\\/]/u.test(path) ? FOR_GOOD : 'public, max-age=3600';
}
