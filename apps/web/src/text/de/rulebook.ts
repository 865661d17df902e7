import type { OptionsInWords, PresetsInWords } from '../rulebook.ts';

/** Every option in words. */
export const options: OptionsInWords = {
  maxPip: {
    title: 'Dominosatz',
    values: {
      6: ['Doppel-6', 'Gespielt wird mit dem Doppel-6-Satz aus 28 Steinen.'],
      9: ['Doppel-9', 'Gespielt wird mit dem Doppel-9-Satz aus 55 Steinen.'],
      12: ['Doppel-12', 'Gespielt wird mit dem Doppel-12-Satz aus 91 Steinen.'],
      15: ['Doppel-15', 'Gespielt wird mit dem Doppel-15-Satz aus 136 Steinen.'],
      18: ['Doppel-18', 'Gespielt wird mit dem Doppel-18-Satz aus 190 Steinen.'],
    },
  },
  dealTable: { title: 'Steine auf der Hand', values: {} },
  engineMode: {
    title: 'Wie die Lok bestimmt wird',
    values: {
      setAside: ['Beiseitegelegt', 'Die Lok wird vor dem Austeilen aus dem Satz genommen.'],
      holderPlays: [
        'Wer sie hat, legt sie',
        'Die Lok wird mit ausgeteilt; wer sie hat, legt sie und fängt an. Hat sie niemand, wird gezogen, bis sie auftaucht.',
      ],
      highestDoubleHeld: [
        'Höchstes Doppel auf einer Hand',
        'Das höchste Doppel auf allen Händen ist die Lok; wer es hat, legt es und fängt an.',
      ],
    },
  },
  engineHunt: {
    title: 'Die Suche nach der Lok',
    values: {
      inTurn: [
        'Der Reihe nach',
        'Alle ziehen der Reihe nach je einen Stein, bis jemand sie findet.',
      ],
      equalRounds: ['Alle zugleich', 'Alle ziehen einen Stein, dann schauen alle; und so weiter.'],
    },
  },
  engineOrder: {
    title: 'Reihenfolge der Loks',
    values: {
      descending: ['Höchste zuerst', 'Die Lok ist in jeder Runde um eine Zahl niedriger.'],
    },
  },
  starterFirst: {
    title: 'Wer die erste Runde anfängt',
    values: {
      engineHolder: ['Wer die Lok hat', 'Wer die Lok legt, fängt die erste Runde an.'],
      random: ['Das Los', 'Ein ausgeloster Platz fängt die erste Runde an.'],
      drawHighest: ['Höchster gezogener Stein', 'Alle ziehen einen Stein; der schwerste fängt an.'],
      seat0: ['Erster Platz', 'Der erste Platz fängt die erste Runde an.'],
    },
  },
  starterNext: {
    title: 'Wer die nächsten Runden anfängt',
    values: {
      engineHolder: ['Wer die Lok hat', 'Wer die Lok legt, fängt die Runde an.'],
      rotateClockwise: ['Nächster Platz', 'In jeder Runde fängt der nächste Platz an.'],
      previousWinner: [
        'Wer zuletzt gewonnen hat',
        'Wer zuerst fertig war, fängt die nächste Runde an; nach einer blockierten Runde der nächste Platz.',
      ],
    },
  },
  turnDirection: {
    title: 'Spielrichtung',
    values: {
      clockwise: ['Im Uhrzeigersinn', 'Gespielt wird im Uhrzeigersinn.'],
      counterclockwise: ['Gegen den Uhrzeigersinn', 'Gespielt wird gegen den Uhrzeigersinn.'],
    },
  },
  matchRounds: { title: 'Runden einer Partie', values: {} },
  winner: {
    title: 'Wer die Partie gewinnt',
    values: {
      lowestTotal: ['Wenigste Punkte', 'Wer am wenigsten Punkte hat, gewinnt die Partie.'],
      highestTotal: ['Meiste Punkte', 'Wer am meisten Punkte hat, gewinnt die Partie.'],
    },
  },
  tieBreak: {
    title: 'Gleichstand',
    values: {
      shared: ['Geteilt', 'Bei Gleichstand wird der Sieg geteilt.'],
      mostRoundsWon: [
        'Meiste gewonnene Runden',
        'Bei Gleichstand gewinnt, wer öfter zuerst fertig war.',
      ],
      extraRound: [
        'Noch eine Runde',
        'Bei Gleichstand folgt noch eine Runde mit dem höchsten Doppel.',
      ],
    },
  },
  openingTurn: {
    title: 'Eröffnung',
    values: {
      single: ['Wie sonst auch', 'Beim ersten Mal gilt dasselbe wie sonst auch.'],
      ownTrainFull: [
        'Ein ganzer Zug',
        'Beim ersten Mal darfst du beliebig viele Steine in einer Reihe an deinen eigenen Zug legen.',
      ],
      ownTrainSingle: [
        'Ein Stein, eigener Zug',
        'Beim ersten Mal legst du einen Stein, und nur an deinen eigenen Zug.',
      ],
    },
  },
  openingMayStopEarly: {
    title: 'Den Eröffnungszug beenden',
    values: {
      true: [
        'Jederzeit',
        'Du darfst deinen Eröffnungszug beenden, auch wenn noch ein Stein passt.',
      ],
      false: ['Wenn nichts mehr passt', 'Dein Eröffnungszug geht weiter, solange ein Stein passt.'],
    },
  },
  openingNoStarter: {
    title: 'Eröffnung ohne Startstein',
    values: {
      markNoDraw: [
        'Marker, nicht ziehen',
        'Ohne Startstein stellst du deinen Marker auf und ziehst nicht.',
      ],
      drawThenMark: [
        'Einen ziehen',
        'Ohne Startstein ziehst du einen Stein; passt auch er nicht, kommt dein Marker hin.',
      ],
      drawUntilStarter: ['Ziehen, bis einer kommt', 'Ohne Startstein ziehst du, bis einer kommt.'],
    },
  },
  openingDoubleEnd: {
    title: 'Eröffnungszug, der mit einem Doppel endet',
    values: {
      deferred: [
        'Wartet',
        'Ein Doppel am Ende eines Eröffnungszuges bindet niemanden, bevor alle eröffnet haben.',
      ],
      immediate: [
        'Bindet sofort',
        'Ein Doppel am Ende eines Eröffnungszuges muss der nächste Platz abdecken.',
      ],
      forbidden: [
        'Nicht, solange es weitergeht',
        'Du darfst nicht mit einem Doppel enden, solange du einen Stein hast, der weiterführt.',
      ],
    },
  },
  goOutInOpening: {
    title: 'Schon bei der Eröffnung fertig',
    values: {
      immediate: [
        'Beendet die Runde',
        'Wer mit dem Eröffnungszug fertig wird, beendet die Runde sofort.',
      ],
      finishOpeningRound: [
        'Die anderen eröffnen noch',
        'Wird jemand bei der Eröffnung fertig, kommen alle anderen noch einmal an die Reihe.',
      ],
    },
  },
  mexicanTrainStart: {
    title: 'Den mexikanischen Zug beginnen',
    values: {
      anyTurn: ['Jederzeit', 'Wer einen Startstein hat, darf den mexikanischen Zug beginnen.'],
      afterOwnOpening: [
        'Nicht beim ersten Mal',
        'Du darfst den mexikanischen Zug beginnen, sobald du eröffnet hast.',
      ],
      afterOwnTrain: [
        'Nach dem eigenen Zug',
        'Du darfst den mexikanischen Zug beginnen, sobald an deinem eigenen Zug ein Stein liegt.',
      ],
      none: ['Kein mexikanischer Zug', 'Es gibt keinen mexikanischen Zug.'],
    },
  },
  requireOwnTrainFirst: {
    title: 'Eigener Zug zuerst',
    values: {
      false: ['Nein', 'Du darfst woanders anlegen, bevor an deinem Zug ein Stein liegt.'],
      true: ['Ja', 'Bevor an deinem Zug ein Stein liegt, darfst du nirgends sonst anlegen.'],
    },
  },
  othersMayStartMarkedTrain: {
    title: 'Den markierten Zug von anderen beginnen',
    values: {
      true: ['Erlaubt', 'Alle dürfen den ersten Stein an einen fremden Zug mit Marker legen.'],
      false: [
        'Nur wem er gehört',
        'Den ersten Stein legt nur, wem der Zug gehört, mit Marker oder ohne.',
      ],
    },
  },
  mustPlay: {
    title: 'Ein Stein, der passt',
    values: {
      true: ['Muss gelegt werden', 'Wer anlegen kann, muss: kein Ziehen und kein Passen.'],
    },
  },
  drawRule: {
    title: 'Ziehen',
    values: {
      one: ['Einen Stein', 'Kannst du nicht anlegen, ziehst du einen Stein.'],
      untilPlayable: [
        'Bis einer passt',
        'Kannst du nicht anlegen, ziehst du, bis ein Stein passt.',
      ],
    },
  },
  drawAllowance: {
    title: 'Wie oft gezogen wird',
    values: {
      perPlay: ['Nach jedem Stein wieder', 'Nach jedem angelegten Stein darfst du wieder ziehen.'],
      perTurn: ['Einmal', 'Du darfst nur einmal ziehen, bis andere an der Reihe sind.'],
    },
  },
  drawnTile: {
    title: 'Ein gezogener Stein, der passt',
    values: {
      must: ['Muss gelegt werden', 'Ein gezogener Stein, der passt, muss angelegt werden.'],
      may: [
        'Darf behalten werden',
        'Ein gezogener Stein, der passt, darf behalten werden; dann kommt dein Marker hin.',
      ],
    },
  },
  markerPlacement: {
    title: 'Wann ein Marker hinkommt',
    values: {
      anyFailedTurn: [
        'Immer, wenn es nicht geht',
        'Dein Marker kommt hin, sooft du nicht anlegen oder nicht abdecken kannst.',
      ],
      emptyBoneyardOnly: [
        'Nichts zu ziehen oder nicht abgedeckt',
        'Dein Marker kommt hin, wenn es nichts zu ziehen gab oder du ein Doppel schuldig bleibst.',
      ],
    },
  },
  markerRemoval: {
    title: 'Wann ein Marker wegkommt',
    values: {
      ownerPlaysOwnTrain: [
        'Eigener Stein dort',
        'Dein Marker kommt weg, wenn du an deinen eigenen Zug anlegst.',
      ],
      ownerPlaysAnywhere: [
        'Eigener Stein irgendwo',
        'Dein Marker kommt weg, wenn du irgendwo anlegst.',
      ],
      anyonePlaysOnTrain: [
        'Irgendein Stein dort',
        'Ein Marker kommt weg, wenn irgendwer an diesen Zug anlegt.',
      ],
    },
  },
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
        'Solange ein Doppel offen ist, müssen es die nächsten Plätze abdecken und dürfen nirgends sonst anlegen.',
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
  blockRule: {
    title: 'Eine blockierte Runde',
    values: {
      allPassed: [
        'Alle haben gepasst',
        'Ist der Vorrat leer, endet die Runde, wenn alle nacheinander gepasst haben.',
      ],
      noLegalMove: [
        'Niemand kann anlegen',
        'Ist der Vorrat leer, endet die Runde, wenn alle gepasst haben und niemand anlegen kann.',
      ],
    },
  },
  lastTileCall: {
    title: 'Den letzten Stein ansagen',
    values: {
      none: ['Nicht verlangt', 'Niemand muss den letzten Stein ansagen.'],
      tap: ['Klopfen', 'Wer nur noch einen Stein hat, muss auf den Tisch klopfen.'],
      chooChoo: ['Tschu-tschu', 'Wer nur noch einen Stein hat, muss „Tschu-tschu“ sagen.'],
    },
  },
  callDeadline: {
    title: 'Ansagen bis',
    values: {
      nextPlayerPlays: [
        'Der nächste Platz anlegt',
        'Du darfst ansagen, bis der nächste Platz angelegt hat.',
      ],
      nextPlayerEndsTurn: [
        'Der nächste Platz fertig ist',
        'Du darfst ansagen, bis der nächste Platz fertig gespielt hat.',
      ],
    },
  },
  callEnforcement: {
    title: 'Eine vergessene Ansage',
    values: {
      challenge: [
        'Muss auffallen',
        'Eine vergessene Ansage zählt nur, wenn ein anderer Platz sie reklamiert.',
      ],
      auto: ['Wird für dich gemacht', 'Die Ansage wird für dich gemacht.'],
      off: ['Hat keine Folgen', 'Eine vergessene Ansage hat keine Folgen.'],
    },
  },
  callPenalty: {
    title: 'Strafe fürs Vergessen',
    values: {
      none: ['Keine', 'Eine vergessene Ansage kostet nichts.'],
      drawOne: ['Einen ziehen', 'Eine vergessene Ansage kostet einen Stein.'],
      drawTwo: ['Zwei ziehen', 'Eine vergessene Ansage kostet zwei Steine.'],
    },
  },
  callPenaltyEmpty: {
    title: 'Strafe bei leerem Vorrat',
    values: {
      none: ['Keine', 'Gibt es nichts zu ziehen, entfällt die Strafe.'],
      skipNextTurn: ['Aussetzen', 'Gibt es nichts zu ziehen, setzt du einmal aus.'],
    },
  },
  scoring: {
    title: 'Wertung',
    values: {
      penaltyPips: ['Übrige Augen zählen gegen dich', 'Alle zählen die Augen, die sie noch haben.'],
      winnerTakesPips: [
        'Wer fertig wird, bekommt sie',
        'Wer zuerst fertig ist, bekommt die Augen aller anderen.',
      ],
    },
  },
  positiveBlocked: {
    title: 'Blockierte Runde, wenn der Sieg die Augen bringt',
    values: {
      none: ['Niemand bekommt etwas', 'In einer blockierten Runde bekommt niemand die Augen.'],
      lowestTakes: [
        'Die leichteste Hand',
        'In einer blockierten Runde bekommt die leichteste Hand die Augen der anderen.',
      ],
    },
  },
  doubleBlankPoints: {
    title: 'Was das leere Doppel kostet',
    values: {
      null: ['Seine Augen', 'Das leere Doppel kostet nichts Eigenes.'],
      25: ['25 Punkte', 'Das leere Doppel kostet 25 Punkte.'],
      50: ['50 Punkte', 'Das leere Doppel kostet 50 Punkte.'],
    },
  },
  blankHalfPoints: {
    title: 'Was eine leere Hälfte kostet',
    values: {
      0: ['Nichts', 'Eine leere Hälfte kostet nichts.'],
      25: ['25 Punkte', 'Jede leere Hälfte kostet 25 Punkte.'],
    },
  },
};

/** The rule systems by their names. */
export const presets: PresetsInWords = {
  roundhouse: {
    title: 'Roundhouse',
    summary:
      'Die Hausregeln: die Mischung mit den wenigsten Überraschungen für einen Abend online.',
  },
  pagat: {
    title: 'Pagat',
    summary:
      'Ein ganzer Eröffnungszug, Doppel in der Reihenfolge, in der sie liegen, und die Lok auf irgendeiner Hand.',
  },
  puremco: {
    title: 'Puremco',
    summary:
      'Das Blatt aus der Schachtel: ein Stein nach dem anderen, mehrere Doppel, und beim letzten Stein wird geklopft.',
  },
  yoriFlexible: {
    title: 'Yorimichi, frei',
    summary:
      'Deck dein Doppel ab oder leg woanders an; zwei Doppel, wenn du eine Abdeckung auf der Hand hast.',
  },
  yoriImmediate: {
    title: 'Yorimichi, sofort abdecken',
    summary: 'Wer ein Doppel legt, deckt es sofort ab.',
  },
  mtWindows: {
    title: 'Mexican Train für Windows',
    summary: 'Doppel-9, so viele Doppel wie möglich, und „Tschu-tschu“ nicht vergessen.',
  },
  howTo: {
    title: 'Anleitung aus dem Netz',
    summary: 'Ein ganzer Eröffnungszug; alle fälligen Doppel werden auf einmal abgedeckt.',
  },
  wikipedia: {
    title: 'Wikipedia',
    summary: 'Ein Stein nach dem anderen, und ein Doppel wird sofort abgedeckt.',
  },
  tournament: {
    title: 'Drei Zweige (wie im Turnier)',
    summary:
      'Ein Doppel an einem eigenen Zug verlangt drei Steine; wer das Klopfen vergisst, zieht zwei.',
  },
};
