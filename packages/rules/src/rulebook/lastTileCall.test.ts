import { describe, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const given = {
  engine: 12,
  hands: { A: ['5-3', '9-8'], B: ['9-4', '7-7', '1-1'], C: ['8-0', '2-2', '4-4'] },
  boneyard: ['10-10', '11-11', '10-3', '11-0'],
  ends: { A: 5, B: 9, C: 8 },
};
const stuckNext = { ...given, hands: { ...given.hands, B: ['6-4', '7-7', '1-1'] } };

/** C catches A, who has not announced, with these tiles in the boneyard. */
function scenarioOfPenalty(
  overrides: Readonly<Record<string, unknown>>,
  boneyard: readonly string[],
) {
  return scenario('puremco', { ...given, boneyard }, overrides).plays(
    'A 5-3>A',
    'B 9-4>B',
    'C challenge:A',
  );
}

describe('announcing the last tile', () => {
  test.each(['tap', 'chooChoo'])('whoever ends a turn with one tile must: %s', (lastTileCall) => {
    scenario('pagat', given, { lastTileCall })
      .plays('A 5-3>A')
      .shows({ calls: { A: 'due', B: 'none' }, turn: 'B' })
      .plays('A call')
      .shows({ calls: { A: 'made' } })
      .tells(['callChanged']);
  });

  test('need not be done where nobody asks for it', () => {
    scenario('pagat', given)
      .plays('A 5-3>A')
      .shows({ calls: { A: 'none' } })
      .refuses('A call', 'noCallsHere', {})
      .refuses('B challenge:A', 'noChallengesHere', {});
  });

  test('comes too early with two tiles in hand', () => {
    scenario('puremco', given)
      .refuses('A call', 'callNotDue', {})
      .refuses('B call', 'callNotDue', {});
  });

  test('is done once', () => {
    scenario('puremco', given).plays('A 5-3>A', 'A call').refuses('A call', 'callNotDue', {});
  });

  test('is done once in one’s own turn too', () => {
    scenario('puremco', { ...given, boneyard: [] })
      .plays('A 5-3>A', 'A call', 'B 9-4>B', 'C 8-0>C')
      .shows({ turn: 'A' })
      .refuses('A call', 'callNotDue', {});
  });

  test('is not due any more once it was caught, out of turn', () => {
    scenario('puremco', given)
      .plays('A 5-3>A', 'B 9-4>B', 'B challenge:A')
      .shows({ counts: { A: 1 }, turn: 'C' })
      .refuses('A call', 'callNotDue', {});
  });

  test('may also be done in one’s own turn, between a double and its cover', () => {
    scenario('puremco', { ...given, hands: { ...given.hands, A: ['5-5', '5-3'] } })
      .plays('A 5-5>A')
      .shows({ calls: { A: 'none' } })
      .plays('A call')
      .shows({ calls: { A: 'made' } })
      .plays('A 5-3>A')
      .ends({ out: 'A' });
  });

  test('need not be done before going out with a double and its cover', () => {
    scenario('mtWindows', {
      ...given,
      engine: 9,
      boneyard: ['6-6'],
      hands: { ...given.hands, A: ['5-5', '5-3'] },
    })
      .plays('A 5-5>A', 'A 5-3>A')
      .ends({ out: 'A' });
  });

  test('stays good while that one tile is held: a pass does not spend it', () => {
    scenario('puremco', { ...given, boneyard: [] })
      .plays('A 5-3>A', 'A call', 'B 9-4>B', 'C 8-0>C', 'A pass')
      .shows({ calls: { A: 'made' } });
  });

  test('is spent by a draw, and due again with one tile', () => {
    scenario('puremco', { ...given, ends: { ...given.ends, M: 10 } })
      .plays('A 5-3>A', 'A call', 'B 9-4>B', 'C 8-0>C', 'A draw')
      .shows({ calls: { A: 'none' } })
      .plays('A 10-10>M', 'A draw', 'A pass')
      .shows({ counts: { A: 2 }, calls: { A: 'none' } });
  });

  test('is forgotten by going out', () => {
    scenario('puremco', { ...given, ends: { ...given.ends, M: 9 } })
      .plays('A 5-3>A', 'A call', 'B 9-4>B', 'C 8-0>C', 'A 9-8>M')
      .shows({ calls: { A: 'none' } })
      .ends({ out: 'A' });
  });

  test('is due again when a drawn tile was laid at once', () => {
    scenario('puremco', { ...given, boneyard: ['3-1', '11-11'] })
      .plays('A 5-3>A', 'A call', 'B 9-4>B', 'C 8-0>C', 'A draw', 'A 3-1>A')
      .shows({ counts: { A: 1 }, calls: { A: 'due' } });
  });
});

describe('announce until the next seat has played', () => {
  test('its tile closes the window', () => {
    scenario('puremco', given, { callDeadline: 'nextPlayerPlays' })
      .plays('A 5-3>A', 'B 9-4>B')
      .shows({ calls: { A: 'missed' } })
      .refuses('A call', 'callTooLate', {});
  });

  test('the first tile of its turn closes it already', () => {
    const hands = { ...given.hands, B: ['9-9', '9-4', '1-1'] };
    scenario('puremco', { ...given, hands })
      .plays('A 5-3>A', 'B 9-9>B')
      .shows({ turn: 'B', calls: { A: 'missed' } });
  });

  test('a draw does not close it yet', () => {
    scenario('puremco', stuckNext)
      .plays('A 5-3>A', 'B draw')
      .shows({ calls: { A: 'due' } })
      .plays('A call')
      .shows({ calls: { A: 'made' }, turn: 'B' });
  });

  test('a next seat that only passes closes it at the end of that turn', () => {
    scenario('puremco', stuckNext)
      .plays('A 5-3>A', 'B draw', 'B pass')
      .shows({ calls: { A: 'missed' } });
  });
});

describe("announce until the next seat's turn is over", () => {
  const opts = { callDeadline: 'nextPlayerEndsTurn' };

  test('a double of the next seat leaves the window open, its extra tile closes it', () => {
    const hands = { ...given.hands, B: ['9-9', '9-4', '1-1'] };
    scenario('puremco', { ...given, hands }, opts)
      .plays('A 5-3>A', 'B 9-9>B')
      .shows({ calls: { A: 'due' } })
      .plays('B 9-4>B')
      .shows({ calls: { A: 'missed' } });
  });

  test('a next seat that only passes closes it too', () => {
    scenario('puremco', stuckNext, opts)
      .plays('A 5-3>A', 'B draw', 'B pass')
      .shows({ calls: { A: 'missed' } });
  });

  test('a next seat that goes out while others still open closes it too', () => {
    const hands = { A: ['12-5', '9-8'], B: ['12-4'], C: ['12-0', '2-2'] };
    scenario('pagat', { engine: 12, hands, openingDone: 'none' }, { ...opts, lastTileCall: 'tap' })
      .plays('A 12-5>A')
      .shows({ calls: { A: 'due' } })
      .plays('B 12-4>B')
      .shows({ turn: 'C', calls: { A: 'missed' } });
  });

  test('a skipped seat is not the next seat: the window stays open', () => {
    scenario('puremco', { ...given, skip: ['B'] }, opts)
      .plays('A 5-3>A')
      .shows({ turn: 'C', calls: { A: 'due' } })
      .plays('C 8-0>C')
      .shows({ calls: { A: 'missed' } });
  });
});

describe('a forgotten announcement', () => {
  const penalty = { callPenalty: 'drawOne', callPenaltyEmpty: 'skipNextTurn' };

  test('counts only if another seat challenges it', () => {
    scenario('puremco', given, { ...penalty, callEnforcement: 'challenge' })
      .plays('A 5-3>A', 'B 9-4>B', 'C challenge:A')
      .shows({ counts: { A: 2 }, boneyard: 3, calls: { A: 'none' }, marked: [], turn: 'C' })
      .tells(['challenged', 'callChanged', 'penaltyDrawn']);
  });

  test('is not challenged by its own seat', () => {
    scenario('puremco', given, penalty)
      .plays('A 5-3>A', 'B 9-4>B')
      .refuses('A challenge:A', 'nothingMissed', { seat: 'A' });
  });

  test('is not challenged before it is missed, nor twice', () => {
    scenario('puremco', given, penalty)
      .plays('A 5-3>A')
      .refuses('B challenge:A', 'nothingMissed', { seat: 'A' })
      .plays('B 9-4>B', 'B challenge:A')
      .refuses('C challenge:A', 'nothingMissed', { seat: 'A' });
  });

  test('is forgiven with the next action of the offender', () => {
    const hands = { ...given.hands, A: ['5-3', '6-0'] };
    scenario('puremco', { ...given, hands }, penalty)
      .plays('A 5-3>A', 'B 9-4>B', 'C 8-0>C')
      .shows({ turn: 'A', calls: { A: 'missed' } })
      .plays('A draw')
      .shows({ calls: { A: 'none' } })
      .refuses('B challenge:A', 'nothingMissed', { seat: 'A' });
  });

  test('is due again after a pass with one tile', () => {
    scenario('puremco', { ...given, boneyard: [] }, penalty)
      .plays('A 5-3>A', 'B 9-4>B', 'C 8-0>C', 'A pass')
      .shows({ calls: { A: 'due' } });
  });

  test('is made for you: nothing can be missed', () => {
    scenario('puremco', given, { ...penalty, callEnforcement: 'auto' })
      .plays('A 5-3>A')
      .shows({ calls: { A: 'made' } })
      .refuses('B challenge:A', 'noChallengesHere', {});
  });

  test('has no effect: every challenge is refused', () => {
    scenario('puremco', given, { ...penalty, callEnforcement: 'off' })
      .plays('A 5-3>A', 'B 9-4>B')
      .shows({ calls: { A: 'missed' } })
      .refuses('B challenge:A', 'noChallengesHere', {});
  });
});

describe('the penalty', () => {
  test('none: a forgotten announcement costs nothing', () => {
    scenarioOfPenalty({ callPenalty: 'none', callPenaltyEmpty: 'skipNextTurn' }, ['10-10'])
      .shows({ counts: { A: 1 }, boneyard: 1 })
      .tells(['challenged', 'callChanged']);
  });

  test('none stays none with an empty boneyard', () => {
    scenarioOfPenalty({ callPenalty: 'none', callPenaltyEmpty: 'skipNextTurn' }, []).tells([
      'challenged',
      'callChanged',
    ]);
  });

  test('draw one', () => {
    scenarioOfPenalty({ callPenalty: 'drawOne' }, ['10-10', '11-11']).shows({
      counts: { A: 2 },
      boneyard: 1,
    });
  });

  test('draw two', () => {
    scenarioOfPenalty({ callPenalty: 'drawTwo' }, ['10-10', '11-11', '10-3']).shows({
      counts: { A: 3 },
      boneyard: 1,
    });
  });

  test('draw two from a boneyard of one: as many as there are', () => {
    scenarioOfPenalty({ callPenalty: 'drawTwo', callPenaltyEmpty: 'skipNextTurn' }, ['10-10'])
      .shows({ counts: { A: 2 }, boneyard: 0 })
      .tells(['challenged', 'callChanged', 'penaltyDrawn']);
  });

  test('with nothing to draw there is no penalty', () => {
    scenarioOfPenalty({ callPenalty: 'drawOne', callPenaltyEmpty: 'none' }, [])
      .shows({ counts: { A: 1 }, calls: { A: 'none' } })
      .plays('C 8-0>C')
      .shows({ turn: 'A' });
  });

  test('with nothing to draw you lose your next turn, no pass and no marker', () => {
    scenarioOfPenalty({ callPenalty: 'drawOne', callPenaltyEmpty: 'skipNextTurn' }, [])
      .tells(['challenged', 'callChanged', 'turnForfeited'])
      .plays('C 8-0>C')
      .shows({ turn: 'B', marked: [], passes: 0 })
      .tells(['tilePlayed', 'turnEnded', 'turnSkipped', 'callChanged', 'turnBegan']);
  });

  test('when the lost turn has gone by, the announcement is due again', () => {
    scenarioOfPenalty({ callPenalty: 'drawOne', callPenaltyEmpty: 'skipNextTurn' }, [])
      .plays('C 8-0>C')
      .shows({ calls: { A: 'due' } });
  });

  test('only one turn is lost', () => {
    scenarioOfPenalty({ callPenalty: 'drawOne', callPenaltyEmpty: 'skipNextTurn' }, [])
      .plays('C 8-0>C', 'A call', 'B pass', 'C 4-4>B', 'C pass')
      .shows({ turn: 'A' });
  });

  test('in the offender’s own turn the turn that runs is the lost one', () => {
    scenario(
      'puremco',
      { ...given, boneyard: [] },
      { callPenalty: 'drawOne', callPenaltyEmpty: 'skipNextTurn' },
    )
      .plays('A 5-3>A', 'B 9-4>B', 'C 8-0>C')
      .shows({ turn: 'A' })
      .plays('B challenge:A')
      .shows({ turn: 'B', marked: [], calls: { A: 'due' } });
  });

  test('in the offender’s own turn the drawn tile may be laid in it', () => {
    scenario('puremco', { ...given, boneyard: ['3-1'] }, { callPenalty: 'drawOne' })
      .plays('A 5-3>A', 'B 9-4>B', 'C 8-0>C', 'B challenge:A')
      .offers(['3-1>A']);
  });

  test('a penalty tile does not use up the right to draw', () => {
    scenario('puremco', { ...given, boneyard: ['10-10', '11-11'] }, { callPenalty: 'drawOne' })
      .plays('A 5-3>A', 'B 9-4>B', 'C 8-0>C', 'B challenge:A')
      .offers(['draw']);
  });
});
