import { describe, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const given = {
  engine: 12,
  hands: { A: ['9-8', '7-7', '6-1'], B: ['4-1', '5-2'], C: ['3-0', '11-10'] },
  boneyard: ['2-2', '3-3', '1-1'],
  ends: { A: 5, B: 4, C: 8 },
};

describe('a marker goes up', () => {
  test('after a turn in which nothing could be laid, drawn tile and all', () => {
    scenario('pagat', given)
      .plays('A draw', 'A pass')
      .shows({ marked: ['A'], turn: 'B' })
      .tells(['turnFailed', 'markerPlaced', 'turnEnded', 'turnBegan']);
  });

  test('with an empty boneyard, by passing', () => {
    scenario('pagat', { ...given, boneyard: [] })
      .plays('A pass')
      .shows({ marked: ['A'] });
  });

  test('on a train that has no tile yet', () => {
    scenario('pagat', { ...given, ends: {} })
      .plays('A draw', 'A pass')
      .shows({ marked: ['A'] });
  });

  test('on the train of a layer who owes the extra tile', () => {
    scenario('pagat', { ...given, ends: { ...given.ends, M: 7 } })
      .plays('A 7-7>M', 'A draw', 'A pass')
      .shows({ marked: ['A'], open: ['M:7'], turn: 'B' });
  });

  test('only once: a marked train stays as it is', () => {
    scenario('pagat', { ...given, marked: ['A'] })
      .plays('A draw', 'A pass')
      .tells(['turnFailed', 'turnEnded', 'turnBegan']);
  });
});

describe('a marker only if there was nothing to draw, or no cover', () => {
  const opts = { markerPlacement: 'emptyBoneyardOnly' };

  test('a failed draw sets none', () => {
    scenario('pagat', given, opts).plays('A draw', 'A pass').shows({ marked: [], turn: 'B' });
  });

  test('a pass with an empty boneyard sets one', () => {
    scenario('pagat', { ...given, boneyard: [] }, opts)
      .plays('A pass')
      .shows({ marked: ['A'] });
  });

  test('the draw that empties the boneyard is still a draw', () => {
    scenario('pagat', { ...given, boneyard: ['2-2'] }, opts)
      .plays('A draw', 'A pass')
      .shows({ marked: [], boneyard: 0 });
  });

  test('an owed cover that stays unmet sets one, draw or no draw', () => {
    const open = [{ train: 'B', pip: 4 }];
    scenario('pagat', { ...given, open }, opts)
      .plays('A draw', 'A pass')
      .shows({ marked: ['A'], open: ['B:4'] });
  });

  test("the layer's own extra tile is no such duty", () => {
    scenario('pagat', { ...given, ends: { ...given.ends, M: 7 } }, opts)
      .plays('A 7-7>M', 'A draw', 'A pass')
      .shows({ marked: [], open: ['M:7'] });
  });

  test('a draw counts from the last tile laid', () => {
    scenario(
      'pagat',
      { ...given, hands: { ...given.hands, A: ['9-8', '6-1'] }, boneyard: ['5-5'] },
      opts,
    )
      .plays('A draw', 'A 5-5>A', 'A pass')
      .shows({ marked: ['A'], open: ['A:5'] });
  });

  test('a drawn tile that is kept sets none', () => {
    scenario('pagat', { ...given, boneyard: ['5-5'] }, { ...opts, drawnTile: 'may' })
      .plays('A draw', 'A decline')
      .shows({ marked: [], turn: 'B' });
  });
});

describe('a marker comes down only when its owner plays on the own train', () => {
  const marked = { ...given, marked: ['A', 'B'], ends: { A: 8, B: 7, C: 8, M: 6 } };

  test('the owner plays there', () => {
    scenario('pagat', marked)
      .plays('A 9-8>A')
      .shows({ marked: ['B'] })
      .tells(['tilePlayed', 'markerRemoved', 'turnEnded', 'turnBegan']);
  });

  test('the owner plays elsewhere', () => {
    scenario('pagat', marked)
      .plays('A 6-1>M')
      .shows({ marked: ['A', 'B'] });
  });

  test("another's tile on the train does not close it", () => {
    scenario('pagat', { ...marked, hands: { ...given.hands, A: ['7-0', '1-0'] } })
      .plays('A 7-0>B')
      .shows({ marked: ['A', 'B'] });
  });

  test('a cover on the own train counts as a play there', () => {
    scenario('pagat', { ...marked, open: [{ train: 'A', pip: 8 }] })
      .plays('A 9-8>A')
      .shows({ marked: ['B'], open: [] });
  });

  test('a double there lifts it, and failing the extra tile puts it back', () => {
    const hands = { ...given.hands, A: ['8-8', '6-1'] };
    scenario('pagat', { ...marked, hands, ends: { A: 8 } })
      .plays('A 8-8>A')
      .shows({ marked: ['B'] })
      .plays('A draw', 'A pass')
      .shows({ marked: ['A', 'B'] });
  });
});

describe('a marker comes down when its owner plays anywhere', () => {
  const opts = { markerRemoval: 'ownerPlaysAnywhere' };
  const marked = { ...given, marked: ['A', 'B'], ends: { A: 5, B: 8, M: 6 } };

  test('on the Mexican train too', () => {
    scenario('pagat', marked, opts)
      .plays('A 6-1>M')
      .shows({ marked: ['B'] });
  });

  test("on another's train too, whose marker stays", () => {
    scenario('pagat', marked, opts)
      .plays('A 9-8>B')
      .shows({ marked: ['B'] });
  });
});

describe('a marker comes down when anybody plays on that train', () => {
  const opts = { markerRemoval: 'anyonePlaysOnTrain' };
  const marked = { ...given, marked: ['A', 'B'], ends: { A: 6, B: 8, M: 6 } };

  test("another's tile closes the train at once", () => {
    scenario('pagat', marked, opts)
      .plays('A 9-8>B')
      .shows({ marked: ['A'] });
  });

  test('the owner counts too', () => {
    scenario('pagat', marked, opts)
      .plays('A 6-1>A')
      .shows({ marked: ['B'] });
  });

  test('a tile on the Mexican train closes none', () => {
    scenario('pagat', marked, opts)
      .plays('A 6-1>M')
      .shows({ marked: ['A', 'B'] });
  });

  test('the layer of a double that closed a train may still cover it in that turn', () => {
    const hands = { A: ['8-8', '8-3', '6-1'], B: ['4-1', '8-2'], C: ['3-0', '11-10'] };
    scenario('pagat', { ...marked, hands }, opts)
      .plays('A 8-8>B')
      .shows({ marked: ['A'], turn: 'A' })
      .offers(['8-3>B', '6-1>A', '6-1>M'])
      .plays('A 8-3>B')
      .shows({ ends: { B: [3] }, open: [], turn: 'B' });
  });

  test('to all others that train is closed', () => {
    const hands = { ...given.hands, A: ['9-8', '1-0'], B: ['4-1', '5-2'], C: ['9-0', '11-10'] };
    scenario('pagat', { ...marked, hands }, opts)
      .plays('A 9-8>B', 'B draw', 'B pass')
      .shows({ marked: ['A', 'B'] })
      .plays('C 9-0>B')
      .shows({ marked: ['A'], turn: 'A' });
  });
});
