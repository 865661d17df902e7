import type { OptionsInWords } from '../../rulebook.ts';

/** The options of doubles, in words. */
export const doubles = {
  extraTileTarget: {
    title: 'Der zusätzliche Stein nach einem Doppel',
    values: {
      anyLegal: [
        'Wo es erlaubt ist',
        'Nach einem Doppel legst du noch einmal an, an jeden Zug, der dir offensteht.',
      ],
      openDoubleOnly: [
        'An das Doppel',
        'Nach einem Doppel legst du noch einmal an, und nur an dieses Doppel.',
      ],
      coverFirstElseAny: [
        'Möglichst an das Doppel',
        'Nach einem Doppel legst du noch einmal an: an das Doppel, wenn es geht, sonst irgendwo.',
      ],
      puremcoChain: [
        'Mehrere: erstes Doppel, mexikanischer oder anderer Zug',
        'Nach einem Doppel legst du noch einmal an. Nach mehreren schließt du am ersten ab, am mexikanischen Zug oder an einem Zug, der nicht mit einem Doppel endet.',
      ],
    },
  },
  doubleChain: {
    title: 'Mehrere Doppel nacheinander',
    values: {
      unlimited: ['So viele wie möglich', 'Du darfst so viele Doppel anlegen, wie du kannst.'],
      single: ['Eines', 'Du darfst nur ein Doppel anlegen.'],
      twoIfThirdTileCovers: [
        'Zwei, mit Abdeckung auf der Hand',
        'Ein zweites Doppel darfst du nur anlegen, wenn du einen dritten Stein hast, der eines der beiden abdeckt.',
      ],
    },
  },
  openDoubleObligation: {
    title: 'Wer ein offenes Doppel abdecken muss',
    values: {
      everyone: [
        'Alle',
        'Solange ein Doppel offen ist, müssen es alle, die an die Reihe kommen, abdecken und dürfen nirgends sonst anlegen.',
      ],
      layerOnly: ['Wer es gelegt hat', 'Ein offenes Doppel muss nur abdecken, wer es gelegt hat.'],
      none: ['Niemand', 'Niemand muss ein offenes Doppel abdecken.'],
    },
  },
  coverOrder: {
    title: 'Mehrere offene Doppel',
    values: {
      playedOrder: [
        'Wie sie gelegt wurden',
        'Mehrere offene Doppel werden in der Reihenfolge abgedeckt, in der sie gelegt wurden.',
      ],
      any: ['Beliebig', 'Mehrere offene Doppel werden in beliebiger Reihenfolge abgedeckt.'],
      reverse: ['Das letzte zuerst', 'Mehrere offene Doppel werden von hinten her abgedeckt.'],
    },
  },
  coverOrderBindsLayer: {
    title: 'Der Stein, mit dem du selbst abschließt',
    values: {
      false: [
        'Ein beliebiges',
        'Von deinen eben gelegten Doppeln darfst du ein beliebiges abdecken.',
      ],
      true: ['Das erste', 'Von deinen eben gelegten Doppeln darfst du nur das erste abdecken.'],
    },
  },
  coversPerTurn: {
    title: 'Abdeckungen nacheinander',
    values: {
      one: ['Eine', 'Nach einer Abdeckung ist der nächste Platz an der Reihe.'],
      all: [
        'Alle, die fällig sind',
        'Nach einer Abdeckung machst du mit dem nächsten offenen Doppel weiter.',
      ],
    },
  },
  exhaustedSuit: {
    title: 'Ein Doppel, dessen Zahl aufgebraucht ist',
    values: {
      none: [
        'Blockiert weiter',
        'Ein offenes Doppel blockiert auch dann, wenn alle Steine seiner Zahl auf dem Tisch liegen.',
      ],
      releaseBlock: [
        'Blockiert nicht mehr',
        'Ein offenes Doppel blockiert nicht mehr, sobald alle Steine seiner Zahl auf dem Tisch liegen.',
      ],
      waiveExtraAndRelease: [
        'Kein weiterer Stein, keine Blockade',
        'Liegen alle Steine seiner Zahl auf dem Tisch, verlangt ein Doppel keinen weiteren Stein und blockiert niemanden.',
      ],
    },
  },
  lastTileDouble: {
    title: 'Ein Doppel als letzter Stein',
    values: {
      goesOut: [
        'Beendet die Runde',
        'Du darfst mit einem Doppel fertig werden; abdecken musst du es nicht.',
      ],
      mustCover: [
        'Muss abgedeckt werden',
        'Auch ein Doppel als letzter Stein muss abgedeckt werden, also ziehst du.',
      ],
    },
  },
  branches: { title: 'Steine, die ein Doppel abdecken', values: {} },
} satisfies Partial<OptionsInWords>;
