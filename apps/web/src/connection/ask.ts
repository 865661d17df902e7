/** What a server answered; the body is null unless it is JSON. */
export interface HttpAnswer {
  /** True for a success with a JSON body. */
  readonly ok: boolean;
  readonly status: number;
  readonly body: unknown;
}

/** Says that it is this page which asks: no page of another host can, see `docs/protocol.md`. */
const OWN_WORD = ['x-requested-with', 'roundhouse'] as const;

/** Asks the server of this page. Null when none answered, or nobody waited for it. */
export async function ask(path: string, init: RequestInit): Promise<HttpAnswer | null> {
  try {
    const headers = new Headers(init.headers);
    headers.set(...OWN_WORD);
    const response = await fetch(path, { ...init, headers });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const body: unknown = isJson ? await response.json() : null;
    return { ok: response.ok && isJson, status: response.status, body };
  } catch {
    return null;
  }
}

/** Sends JSON. */
export function postJson(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
