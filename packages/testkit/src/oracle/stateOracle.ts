import { assertNever, type Seat, type TileId } from '@roundhouse/rules';
import { framesDown } from '../raw/recording.ts';
import { readDownFrame } from '../raw/wire.ts';
import type { Finding } from './finding.ts';
import { placeAt } from './statePaths.ts';
import { StateWitness, type Atom } from './StateWitness.ts';
import type { Moment, Truth } from './truth.ts';
import { seatIn, type Sightings, type Viewer } from './viewer.ts';

const TILE_MASK = 0xff;

/** Part one: no frame of the state carries a tile, or anything else, that this viewer may not know. */
export function judgeState(viewer: Viewer, truth: Truth, seen: Sightings): readonly Finding[] {
  const witness = new StateWitness();
  const findings: Finding[] = [];
  const accuse = (frame: number, fact: string) =>
    void findings.push({ part: 'state', viewer: viewer.name, frame, fact });
  for (const [index, bytes] of framesDown(viewer.recording).entries()) {
    const frame = readDownFrame(bytes);
    if (frame.kind === 'joined') witness.meet(frame.handshake);
    if (frame.kind !== 'state' && frame.kind !== 'patch') continue;
    const before = witness.atoms.length;
    witness.read(index, frame.body);
    const moment = truth.at(Number(witness.top('seq') ?? 0));
    const seat = seatIn(viewer, index);
    for (const atom of witness.atoms.slice(before)) {
      const fact = objectionTo(atom, seat, moment);
      if (fact !== null) accuse(index, fact);
    }
    if (sawOwnHand(witness, seat, moment)) seen.ownHands += 1;
  }
  for (const { frame, fact } of witness.oddities) accuse(frame, fact);
  seen.atoms += witness.atoms.length;
  return findings;
}

/** Why this viewer should not have been sent this value; null when it may be. */
function objectionTo(atom: Atom, seat: Seat | null, moment: Moment | null): string | null {
  const place = placeAt(atom.path);
  const what = `${atom.path} = ${String(atom.value)}`;
  switch (place.kind) {
    case 'public':
      return null;
    case 'placed':
      return isTileOf(moment?.shown, Number(atom.value) & TILE_MASK) ? null : `${what} is not laid`;
    case 'gift':
      return isOfFinished(moment, place.round, Number(atom.value))
        ? null
        : `${what} is of no round that is over`;
    case 'leftOver':
      return isRevealed(moment, Number(atom.value)) ? null : `${what} is not revealed`;
    case 'hands':
      return seat === null ? `${what} reaches a spectator` : null;
    case 'hand':
      return place.seat === seat ? ownHandObjection(atom, seat, moment) : `${what} is another's`;
    case 'stranger':
      return `${what} is nothing that we know of`;
    default:
      return assertNever(place);
  }
}

function ownHandObjection(atom: Atom, seat: Seat, moment: Moment | null): string | null {
  const place = placeAt(atom.path);
  if (place.kind !== 'hand' || !place.isTile || atom.value === -1) return null;
  const isOwn = isTileOf(moment?.known[seat], Number(atom.value));
  return isOwn ? null : `${atom.path} = ${String(atom.value)} was never in this hand`;
}

function isTileOf(tiles: ReadonlySet<TileId> | undefined, tile: number): boolean {
  return tiles?.has(tile as TileId) ?? false;
}

function isOfFinished(moment: Moment | null, round: number, tile: number): boolean {
  const finished = moment?.finished ?? [];
  if (finished.length <= round) return false;
  return tile === -1 || finished.some((shown) => isTileOf(shown, tile));
}

function isRevealed(moment: Moment | null, tile: number): boolean {
  const phase = moment?.round.table.phase;
  return phase?.kind === 'over' && phase.result.hands.flat().includes(tile as TileId);
}

/** The positive half: the own hand is there, and it is the true one. */
function sawOwnHand(witness: StateWitness, seat: Seat | null, moment: Moment | null): boolean {
  if (seat === null || moment === null) return false;
  const tiles = witness.handTiles(String(seat));
  const held = moment.round.secret.hands[seat]?.tiles;
  if (tiles === null || held === undefined) return false;
  return tiles.size === held.length && held.every((tile) => tiles.has(tile));
}
