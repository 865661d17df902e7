import express, { type Application, type Request, type Response } from 'express';
import {
  MOST_BODY_BYTES,
  type CreateRefusal,
  type CreatedTable,
  type FoundTable,
} from '@roundhouse/protocol';
import { readCreateTable } from '@roundhouse/protocol/shapes';
import type { FrontDesk } from '../desk/FrontDesk.ts';
import type { Attempts } from '../limits/Attempts.ts';
import type { Log } from '../log.ts';
import type { TableRegistry } from '../table/life/registry.ts';
import { seatsFree } from '../table/seats/seating.ts';
import type { Table } from '../table/life/table.ts';
import { askerOf } from './asker.ts';

/** What the routes need of the house. */
export interface TableRoutes {
  readonly registry: TableRegistry;
  readonly log: Log;
  readonly attempts: Attempts;
  readonly desk: FrontDesk<Table>;
}

/** Adds `POST /api/tables` and `GET /api/tables/:code`. */
export function addTableRoutes(app: Application, routes: TableRoutes): void {
  app.get('/api/tables/:code', (request, response) => findTable(request, response, routes));
  app.post('/api/tables', express.json({ limit: MOST_BODY_BYTES }), (request, response) =>
    createTable(request, response, routes),
  );
}

async function findTable(
  request: Request,
  response: Response,
  { desk }: TableRoutes,
): Promise<void> {
  const code = String(request.params['code'] ?? '');
  const lookedUp = await desk.find(code, askerOf(request.headers));
  if (!lookedUp.ok) {
    const { error } = lookedUp;
    if (error.code === 'tooManyTries') return askToWait(response, error.waitMs);
    response.status(error.code === 'noSuchTable' ? 404 : 503).json({ error });
    return;
  }
  const { data } = lookedUp.value.showing();
  const found: FoundTable = {
    code: data.code,
    phase: data.stage.phase,
    host: data.host === null ? null : (data.occupants[data.host]?.name ?? null),
    seatsFree: seatsFree(data),
    locked: data.locked,
  };
  response.json(found);
}

async function createTable(
  request: Request,
  response: Response,
  { registry, log, attempts }: TableRoutes,
): Promise<void> {
  const wish = readCreateTable(request.body);
  if (wish === undefined) return refuse(response, { code: 'badMessage' });
  const waitMs = await attempts.openTable(askerOf(request.headers));
  if (waitMs > 0) return askToWait(response, waitMs);
  const opened = await registry.open(wish);
  if (!opened.ok) return refuse(response, opened.error);
  const { table, seatToken } = opened.value;
  log.info({ table: table.code }, 'table opened');
  const created: CreatedTable = { code: table.code, seatToken };
  response.status(201).json(created);
}

function refuse(response: Response, error: CreateRefusal): void {
  const isBusy = error.code === 'tooManyTables' || error.code === 'tryAgain';
  response.status(isBusy ? 503 : 400).json({ error });
}

function askToWait(response: Response, waitMs: number): void {
  response.setHeader('retry-after', Math.ceil(waitMs / 1_000));
  response.status(429).json({ error: { code: 'tooManyTries' } });
}
