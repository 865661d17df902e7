import type { Profiler } from 'node:inspector/promises';

/** What the time of a move may go into, the thread that plays alone. */
export const PARTS = [
  'patch',
  'events',
  'rules',
  'image',
  'journal',
  'table',
  'messages',
  'sockets',
  'garbage',
] as const;
/** One of the things that the time of a move goes into. */
export type Part = (typeof PARTS)[number];

type Frame = Profiler.ProfileNode['callFrame'];

/**
 * Where the time of a call and of all that it calls belongs, by file and perhaps by function, until a
 * call within says otherwise. The names are the product's and Colyseus' own.
 */
export const HOMES: readonly (readonly [Part, RegExp, RegExp?])[] = [
  ['image', /apps\/server\/src\/table\/record\/tableImage/],
  ['journal', /apps\/server\/src\/store\//],
  ['events', /packages\/(rules\/src\/view|protocol\/src\/event)/, /redact|events|encode/i],
  ['rules', /packages\/rules\/src\//],
  ['patch', /apps\/server\/src\/room\/(projection|hands|wireList)/],
  ['patch', /@colyseus\/core\//, /broadcastPatch|applyPatches/],
  ['events', /@colyseus\/core\//, /_flushPendingClientFrames/],
  ['events', /apps\/server\/src\/room\/TableRoom/, /changed|messageFor/],
  ['table', /apps\/server\/src\/table\//],
];
/** Reading requests and answering them, wherever nothing above has it. */
const MESSAGES = /@colyseus\/(core|schema)\/|apps\/server\/src\/room\/|protocol\/src\//;
/** Nothing at all, and the profiler's own work. */
const NOBODY = ['(idle)', 'post'];

/** Shares of the time that the thread was busy, which add up to 1; all 0 when it never was. */
export function partsOf(profile: Profiler.Profile): Readonly<Record<Part, number>> {
  const homes = homesOf(profile);
  const spent = new Map<Part, number>();
  let total = 0;
  for (const [index, nodeId] of (profile.samples ?? []).entries()) {
    const part = homes.get(nodeId);
    const timeUs = profile.timeDeltas?.[index] ?? 0;
    if (part === undefined) continue;
    spent.set(part, (spent.get(part) ?? 0) + timeUs);
    total += timeUs;
  }
  const share = (part: Part) => (total === 0 ? 0 : (spent.get(part) ?? 0) / total);
  return Object.fromEntries(PARTS.map((part) => [part, share(part)])) as Record<Part, number>;
}

/** The part of every node in the tree of calls. */
function homesOf({ nodes }: Profiler.Profile): ReadonlyMap<number, Part> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const homes = new Map<number, Part>();
  const visit = (id: number, around: Part): void => {
    const node = byId.get(id);
    if (node === undefined || NOBODY.includes(node.callFrame.functionName)) return;
    const part = partOf(node.callFrame, around);
    homes.set(id, part);
    for (const child of node.children ?? []) visit(child, part);
  };
  visit(nodes[0]?.id ?? 0, 'sockets');
  return homes;
}

function partOf(frame: Frame, around: Part): Part {
  const { functionName, url } = frame;
  if (functionName === '(garbage collector)') return 'garbage';
  const home = HOMES.find(([, file, name]) => file.test(url) && (name?.test(functionName) ?? true));
  if (home !== undefined) return home[0];
  return around === 'sockets' && MESSAGES.test(url) ? 'messages' : around;
}
