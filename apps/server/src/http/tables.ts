import express, { type Application, type NextFunction, type Request, type Response } from 'express';
import {
  type CreateRefusal,
  type CreatedTable,
  type FoundTable,
  type TableCode,
} from '@roundhouse/protocol';
import { readCreateTable } from '@roundhouse/protocol/shapes';
import type { Log } from '../log.ts';
import type { TableRegistry } from '../table/registry.ts';
import { seatsFree } from '../table/seating.ts';

/** What the routes need of the house. */
export interface TableRoutes {
  readonly registry: TableRegistry;
  readonly log: Log;
  /** Opens the door of a table that was just made. */
  readonly openRoom: (code: TableCode) => Promise<void>;
}

/**
 * Adds `POST /api/tables`, `GET /api/tables/:code` and `GET /healthz`; what comes after that is not
 * found. Express itself would repeat what was asked for.
 */
export function addTableRoutes(app: Application, routes: TableRoutes): void {
  app.get('/healthz', (_request, response) => {
    response.json({ ok: true, tables: routes.registry.size });
  });
  app.get('/api/tables/:code', (request, response) => findTable(request, response, routes));
  app.post('/api/tables', express.json({ limit: '8kb' }), (request, response) =>
    createTable(request, response, routes),
  );
  app.use((_request, response) => {
    response.status(404).json({ error: { code: 'notFound' } });
  });
  // oxlint-disable-next-line max-params -- Express knows an error handler by its four parameters
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    if (status >= 500) routes.log.error({ err: error }, 'request failed');
    response.status(status).json({ error: { code: status >= 500 ? 'tryAgain' : 'badMessage' } });
  });
}

function findTable(request: Request, response: Response, { registry }: TableRoutes): void {
  const table = registry.find(String(request.params['code'] ?? ''));
  if (table === undefined) {
    response.status(404).json({ error: { code: 'noSuchTable' } });
    return;
  }
  const { data } = table.showing();
  const found: FoundTable = {
    code: data.code,
    phase: data.stage.phase,
    seatsFree: seatsFree(data),
  };
  response.setHeader('cache-control', 'no-store');
  response.json(found);
}

async function createTable(
  request: Request,
  response: Response,
  { registry, log, openRoom }: TableRoutes,
): Promise<void> {
  const wish = readCreateTable(request.body);
  if (wish === undefined) return refuse(response, { code: 'badMessage' });
  const opened = await registry.open(wish);
  if (!opened.ok) return refuse(response, opened.error);
  const { table, seatToken } = opened.value;
  await openRoom(table.code);
  log.info({ table: table.code }, 'table opened');
  const created: CreatedTable = { code: table.code, seatToken };
  response.status(201).json(created);
}

function refuse(response: Response, error: CreateRefusal): void {
  response.status(error.code === 'tooManyTables' ? 503 : 400).json({ error });
}

function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
}
