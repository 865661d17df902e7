/** Wait before code is fetched again that did not come. */
const RETRY_MS = 2000;

/** Fetches code, again and again while the network is away. */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
