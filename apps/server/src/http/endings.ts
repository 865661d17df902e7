import type { Application, NextFunction, Request, Response } from 'express';
import { DOOR_REFUSALS, type DoorRefusal } from '@roundhouse/protocol';
import type { Log } from '../log.ts';

const NOT_FOUND: DoorRefusal = 'notFound';

/**
 * Adds what is said when nobody has answered, or somebody failed to. Express itself would repeat what
 * was asked for.
 */
export function addEndings(app: Application, log: Log): void {
  app.use((_request, response) => {
    response.status(DOOR_REFUSALS[NOT_FOUND]).json({ error: { code: NOT_FOUND } });
  });
  // oxlint-disable-next-line max-params -- Express knows an error handler by its four parameters
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    if (status >= 500) log.error({ err: error }, 'request failed');
    response.status(status).json({ error: { code: status >= 500 ? 'tryAgain' : 'badMessage' } });
  });
}

function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
}
