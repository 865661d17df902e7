/**
 * The schema's decoder says on the console what it cannot read, and goes on. This hears it, an
 * exception included; nothing reaches the console.
 */
export function hearComplaints(work: () => void, hear: (complaint: string) => void): void {
  const { warn, error } = console;
  const note = (...values: readonly unknown[]) => hear(String(values[0]));
  console.warn = note;
  console.error = note;
  try {
    work();
  } catch (failure) {
    hear(String(failure));
  } finally {
    console.warn = warn;
    console.error = error;
  }
}
