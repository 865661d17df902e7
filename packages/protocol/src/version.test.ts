import { createHash } from 'node:crypto';
import { Encoder, Reflection } from '@colyseus/schema';
import { expect, test } from 'vitest';
import { TableState } from './tableSchema.ts';
import { PROTOCOL_VERSION } from './version.ts';

/** Of each version the name of the state's shape: every field with its type, in the order of the wire. */
const SHAPES: { readonly [version: number]: string } = {
  2: '0042379d08e4a85f',
  3: '33060feb777fda2e',
  4: 'baaeea46982699ba',
};

test('the shape of the state is that of this version: a change of it raises the version', () => {
  const shape = Reflection.encode(new Encoder(new TableState()));
  const name = createHash('sha256').update(shape).digest('hex').slice(0, 16);
  expect({ [PROTOCOL_VERSION]: name }).toEqual({ [PROTOCOL_VERSION]: SHAPES[PROTOCOL_VERSION] });
});
