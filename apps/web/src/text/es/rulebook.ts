import type { OptionsInWords, PresetsInWords } from '../rulebook.ts';

/** Every option in words. */
export const options: OptionsInWords = {
  maxPip: {
    title: 'Juego de fichas',
    values: {
      6: ['Doble seis', 'Se juega con el doble seis, de 28 fichas.'],
      9: ['Doble nueve', 'Se juega con el doble nueve, de 55 fichas.'],
      12: ['Doble doce', 'Se juega con el doble doce, de 91 fichas.'],
      15: ['Doble quince', 'Se juega con el doble quince, de 136 fichas.'],
      18: ['Doble dieciocho', 'Se juega con el doble dieciocho, de 190 fichas.'],
    },
  },
  dealTable: { title: 'Fichas en la mano', values: {} },
  engineMode: {
    title: 'Cómo se decide la locomotora',
    values: {
      setAside: ['Se aparta', 'La locomotora se saca del juego antes de repartir.'],
      holderPlays: [
        'La pone quien la tiene',
        'La locomotora se reparte con las demás fichas; quien la tiene la pone y empieza. Si no la tiene nadie, se roba hasta que aparezca.',
      ],
      highestDoubleHeld: [
        'El doble más alto de una mano',
        'El doble más alto de todas las manos es la locomotora; quien lo tiene lo pone y empieza.',
      ],
    },
  },
  engineHunt: {
    title: 'La búsqueda de la locomotora',
    values: {
      inTurn: [
        'Por turnos',
        'Se roba una ficha cada vez, por turnos, hasta que alguien la encuentra.',
      ],
      equalRounds: [
        'Todos a la vez',
        'Cada cual roba una ficha y todos miran; y así hasta dar con ella.',
      ],
    },
  },
  engineOrder: {
    title: 'Orden de las locomotoras',
    values: {
      descending: ['La más alta primero', 'La locomotora baja un número en cada ronda.'],
    },
  },
  starterFirst: {
    title: 'Quién empieza la primera ronda',
    values: {
      engineHolder: [
        'Quien tiene la locomotora',
        'Quien pone la locomotora empieza la primera ronda.',
      ],
      random: ['Por sorteo', 'La primera ronda la empieza un asiento elegido por sorteo.'],
      drawHighest: ['La ficha robada más alta', 'Cada cual roba una ficha; empieza la más alta.'],
      seat0: ['El primer asiento', 'El primer asiento empieza la primera ronda.'],
    },
  },
  starterNext: {
    title: 'Quién empieza las rondas siguientes',
    values: {
      engineHolder: ['Quien tiene la locomotora', 'Quien pone la locomotora empieza la ronda.'],
      rotateClockwise: ['El asiento siguiente', 'En cada ronda empieza el asiento siguiente.'],
      previousWinner: [
        'Quien ganó la anterior',
        'Quien terminó primero empieza la ronda siguiente; tras una ronda bloqueada, el asiento siguiente.',
      ],
    },
  },
  turnDirection: {
    title: 'Sentido del juego',
    values: {
      clockwise: ['Como el reloj', 'Se juega en el sentido de las agujas del reloj.'],
      counterclockwise: [
        'Al revés que el reloj',
        'Se juega en sentido contrario a las agujas del reloj.',
      ],
    },
  },
  matchRounds: { title: 'Rondas de una partida', values: {} },
  winner: {
    title: 'Quién gana la partida',
    values: {
      lowestTotal: ['Menos puntos', 'Gana la partida quien tiene menos puntos.'],
      highestTotal: ['Más puntos', 'Gana la partida quien tiene más puntos.'],
    },
  },
  tieBreak: {
    title: 'Un empate',
    values: {
      shared: ['Se comparte', 'Con los mismos puntos se comparte la victoria.'],
      mostRoundsWon: [
        'Más rondas ganadas',
        'Con los mismos puntos gana quien más veces terminó primero.',
      ],
      extraRound: [
        'Una ronda más',
        'Con los mismos puntos se juega una ronda más con el doble más alto.',
      ],
    },
  },
  openingTurn: {
    title: 'Turno de apertura',
    values: {
      single: ['Como cualquier otro', 'El primer turno es como cualquier otro.'],
      ownTrainFull: [
        'Un tren entero',
        'En el primer turno puedes colocar en fila todas las fichas que quieras en tu propio tren.',
      ],
      ownTrainSingle: [
        'Una ficha, tren propio',
        'El primer turno es una sola ficha, y solo en tu propio tren.',
      ],
    },
  },
  openingMayStopEarly: {
    title: 'Parar un tren de apertura',
    values: {
      true: ['Cuando quieras', 'Puedes parar tu tren de apertura aunque pudieras seguir.'],
      false: ['Solo si nada encaja', 'Tu tren de apertura sigue mientras encaje alguna ficha.'],
    },
  },
  openingNoStarter: {
    title: 'Apertura sin ficha inicial',
    values: {
      markNoDraw: ['Marcador, sin robar', 'Sin ficha inicial pones tu marcador y no robas.'],
      drawThenMark: [
        'Robar una',
        'Sin ficha inicial robas una; si tampoco sirve, pones tu marcador.',
      ],
      drawUntilStarter: ['Robar hasta que salga', 'Sin ficha inicial robas hasta que salga una.'],
    },
  },
  openingDoubleEnd: {
    title: 'Tren de apertura que acaba en doble',
    values: {
      deferred: [
        'Espera',
        'Un doble al final de un tren de apertura no obliga a nadie hasta que hayan abierto todos.',
      ],
      immediate: [
        'Obliga enseguida',
        'Un doble al final de un tren de apertura debe cubrirlo el asiento siguiente.',
      ],
      forbidden: [
        'No mientras pueda seguir',
        'No puedes parar en un doble mientras tengas una ficha que lo continúe.',
      ],
    },
  },
  goOutInOpening: {
    title: 'Terminar ya en la apertura',
    values: {
      immediate: [
        'Acaba la ronda',
        'Quedarse sin fichas con el tren de apertura acaba la ronda enseguida.',
      ],
      finishOpeningRound: [
        'Los demás aún abren',
        'Si alguien termina en la apertura, quien no ha tenido turno aún lo tiene.',
      ],
    },
  },
  mexicanTrainStart: {
    title: 'Empezar el tren mexicano',
    values: {
      anyTurn: ['Cualquier turno', 'Quien tenga una ficha inicial puede empezar el tren mexicano.'],
      afterOwnOpening: [
        'No en tu primer turno',
        'Puedes empezar el tren mexicano cuando haya pasado tu turno de apertura.',
      ],
      afterOwnTrain: [
        'Después de tu tren',
        'Puedes empezar el tren mexicano cuando tu propio tren tenga una ficha.',
      ],
      none: ['Sin tren mexicano', 'No hay tren mexicano.'],
    },
  },
  requireOwnTrainFirst: {
    title: 'Primero el tren propio',
    values: {
      false: ['No', 'Puedes jugar en otros trenes antes de que el tuyo tenga una ficha.'],
      true: ['Sí', 'Hasta que tu tren tenga una ficha no puedes jugar en ningún otro.'],
    },
  },
  othersMayStartMarkedTrain: {
    title: 'Empezar el tren marcado de otra persona',
    values: {
      true: [
        'Permitido',
        'Cualquiera puede colocar la primera ficha del tren ajeno que tenga marcador.',
      ],
      false: [
        'Solo su dueño',
        'La primera ficha de un tren solo la coloca su dueño, con marcador o sin él.',
      ],
    },
  },
  mustPlay: {
    title: 'Una ficha que encaja',
    values: {
      true: ['Se debe jugar', 'Si puedes jugar, debes hacerlo: ni robar ni pasar.'],
    },
  },
  drawRule: {
    title: 'Robar',
    values: {
      one: ['Una ficha', 'Si no puedes jugar, robas una ficha.'],
      untilPlayable: ['Hasta que encaje', 'Si no puedes jugar, robas hasta que encaje una ficha.'],
    },
  },
  drawAllowance: {
    title: 'Robos en un turno',
    values: {
      perPlay: [
        'Otra vez tras cada ficha',
        'Con cada ficha que colocas recuperas el derecho a robar.',
      ],
      perTurn: ['Una vez por turno', 'Solo robas en un momento de tu turno.'],
    },
  },
  drawnTile: {
    title: 'Una ficha robada que encaja',
    values: {
      must: ['Se debe jugar', 'Una ficha robada que encaja se debe jugar.'],
      may: [
        'Se puede guardar',
        'Una ficha robada que encaja se puede guardar; entonces pones tu marcador.',
      ],
    },
  },
  markerPlacement: {
    title: 'Cuándo se pone un marcador',
    values: {
      anyFailedTurn: [
        'En cada turno fallido',
        'Tu marcador se pone después de cada turno que no has podido completar.',
      ],
      emptyBoneyardOnly: [
        'Sin nada que robar, o sin cubrir',
        'Tu marcador se pone si no había nada que robar o si dejas un doble sin cubrir.',
      ],
    },
  },
  markerRemoval: {
    title: 'Cuándo se quita un marcador',
    values: {
      ownerPlaysOwnTrain: [
        'Su dueño juega ahí',
        'Tu marcador se quita cuando juegas en tu propio tren.',
      ],
      ownerPlaysAnywhere: [
        'Su dueño juega donde sea',
        'Tu marcador se quita cuando juegas en cualquier sitio.',
      ],
      anyonePlaysOnTrain: [
        'Alguien juega ahí',
        'Un marcador se quita cuando alguien juega en ese tren.',
      ],
    },
  },
  extraTileTarget: {
    title: 'La ficha adicional tras un doble',
    values: {
      anyLegal: [
        'Donde se pueda',
        'Tras un doble juegas otra vez, en cualquier tren que tengas abierto.',
      ],
      openDoubleOnly: ['En el doble', 'Tras un doble juegas otra vez, solo en ese doble.'],
      coverFirstElseAny: [
        'En el doble si puedes',
        'Tras un doble juegas otra vez: en el doble si puedes y, si no, en cualquier sitio.',
      ],
      puremcoChain: [
        'Varios: primer doble, mexicano u otro válido',
        'Tras un doble juegas otra vez. Tras varios, cierra en el primero, en el tren mexicano o en un tren que no acabe en doble.',
      ],
    },
  },
  doubleChain: {
    title: 'Dobles en un turno',
    values: {
      unlimited: [
        'Todos los que puedas',
        'En un turno puedes colocar todos los dobles que puedas.',
      ],
      single: ['Uno', 'En un turno puedes colocar un doble.'],
      twoIfThirdTileCovers: [
        'Dos, si puedes cubrir',
        'Solo puedes colocar un segundo doble si tienes una tercera ficha que cubra uno de los dos.',
      ],
    },
  },
  openDoubleObligation: {
    title: 'Quién debe cubrir un doble abierto',
    values: {
      everyone: [
        'Todos',
        'Mientras un doble esté abierto, los asientos siguientes deben cubrirlo y no pueden jugar en otro sitio.',
      ],
      layerOnly: ['Quien lo puso', 'Un doble abierto solo debe cubrirlo quien lo puso.'],
      none: ['Nadie', 'Nadie tiene que cubrir un doble abierto.'],
    },
  },
  coverOrder: {
    title: 'Varios dobles abiertos',
    values: {
      playedOrder: [
        'En el orden en que se pusieron',
        'Varios dobles abiertos se cubren en el orden en que se pusieron.',
      ],
      any: ['En cualquier orden', 'Varios dobles abiertos se cubren en cualquier orden.'],
      reverse: ['El último primero', 'Varios dobles abiertos se cubren en orden inverso.'],
    },
  },
  coverOrderBindsLayer: {
    title: 'La ficha con la que cierra quien los puso',
    values: {
      false: [
        'Cualquiera de ellos',
        'En el mismo turno puedes cubrir cualquiera de los dobles que acabas de poner.',
      ],
      true: [
        'El primero',
        'En el mismo turno solo puedes cubrir el primero de los dobles que acabas de poner.',
      ],
    },
  },
  coversPerTurn: {
    title: 'Dobles cubiertos en un turno',
    values: {
      one: ['Uno', 'Al cubrir un doble acaba tu turno.'],
      all: ['Todos los pendientes', 'Tras cubrir un doble sigues con el siguiente abierto.'],
    },
  },
  exhaustedSuit: {
    title: 'Un doble cuyo número se ha agotado',
    values: {
      none: [
        'Sigue bloqueando',
        'Un doble abierto bloquea aunque todas las fichas de su número estén en la mesa.',
      ],
      releaseBlock: [
        'Ya no bloquea',
        'Un doble abierto deja de bloquear cuando todas las fichas de su número están en la mesa.',
      ],
      waiveExtraAndRelease: [
        'Ni ficha adicional ni bloqueo',
        'Cuando todas las fichas de su número están en la mesa, un doble no pide otra ficha ni bloquea a nadie.',
      ],
    },
  },
  lastTileDouble: {
    title: 'Un doble como última ficha',
    values: {
      goesOut: ['Termina', 'Puedes terminar con un doble; no hace falta cubrirlo.'],
      mustCover: [
        'Se debe cubrir',
        'Un doble como última ficha también se debe cubrir, así que robas.',
      ],
    },
  },
  branches: { title: 'Fichas que cubren un doble', values: {} },
  blockRule: {
    title: 'Una ronda bloqueada',
    values: {
      allPassed: [
        'Han pasado todos',
        'Con el pozo vacío, la ronda acaba cuando todos han pasado seguidos.',
      ],
      noLegalMove: [
        'Nadie puede jugar',
        'Con el pozo vacío, la ronda acaba cuando todos han pasado y nadie puede jugar.',
      ],
    },
  },
  lastTileCall: {
    title: 'Avisar de la última ficha',
    values: {
      none: ['No hace falta', 'Nadie tiene que avisar de la última ficha.'],
      tap: ['Golpear la mesa', 'Quien acaba su turno con una ficha debe dar un golpe en la mesa.'],
      chooChoo: ['¡Chucu-chu!', 'Quien acaba su turno con una ficha debe decir «chucu-chu».'],
    },
  },
  callDeadline: {
    title: 'Avisar hasta que',
    values: {
      nextPlayerPlays: [
        'Juegue el asiento siguiente',
        'Puedes avisar hasta que haya jugado el asiento siguiente.',
      ],
      nextPlayerEndsTurn: [
        'Acabe el turno siguiente',
        'Puedes avisar hasta que acabe el turno del asiento siguiente.',
      ],
    },
  },
  callEnforcement: {
    title: 'Un aviso olvidado',
    values: {
      challenge: [
        'Alguien debe notarlo',
        'Un aviso olvidado solo cuenta si otro asiento lo reclama.',
      ],
      auto: ['Se hace por ti', 'El aviso se hace por ti.'],
      off: ['No tiene efecto', 'Un aviso olvidado no tiene ningún efecto.'],
    },
  },
  callPenalty: {
    title: 'Castigo por olvidarlo',
    values: {
      none: ['Ninguno', 'Un aviso olvidado no cuesta nada.'],
      drawOne: ['Robar una', 'Un aviso olvidado cuesta una ficha.'],
      drawTwo: ['Robar dos', 'Un aviso olvidado cuesta dos fichas.'],
    },
  },
  callPenaltyEmpty: {
    title: 'Castigo con el pozo vacío',
    values: {
      none: ['Ninguno', 'Si no hay nada que robar, no hay castigo.'],
      skipNextTurn: ['Perder un turno', 'Si no hay nada que robar, pierdes tu próximo turno.'],
    },
  },
  scoring: {
    title: 'Puntuación',
    values: {
      penaltyPips: [
        'Los puntos restantes cuentan en contra',
        'Cada cual suma los puntos que le quedan en la mano.',
      ],
      winnerTakesPips: [
        'Se los lleva quien gana',
        'Quien termina primero se lleva los puntos de los demás.',
      ],
    },
  },
  positiveBlocked: {
    title: 'Ronda bloqueada, si quien gana se lleva los puntos',
    values: {
      none: ['Nadie puntúa', 'En una ronda bloqueada nadie se lleva los puntos.'],
      lowestTakes: [
        'La mano más baja',
        'En una ronda bloqueada la mano más baja se lleva los puntos de las demás.',
      ],
    },
  },
  doubleBlankPoints: {
    title: 'Lo que cuesta el doble blanco',
    values: {
      null: ['Sus puntos', 'El doble blanco no cuesta nada especial.'],
      25: ['25 puntos', 'El doble blanco cuesta 25 puntos.'],
      50: ['50 puntos', 'El doble blanco cuesta 50 puntos.'],
    },
  },
  blankHalfPoints: {
    title: 'Lo que cuesta una mitad blanca',
    values: {
      0: ['Nada', 'Una mitad blanca no cuesta nada.'],
      25: ['25 puntos', 'Cada mitad blanca cuesta 25 puntos.'],
    },
  },
};

/** The rule systems by their names. */
export const presets: PresetsInWords = {
  roundhouse: {
    title: 'Roundhouse',
    summary: 'Las reglas de la casa: la mezcla con menos sorpresas para una velada en línea.',
  },
  pagat: {
    title: 'Pagat',
    summary:
      'Un tren de apertura entero, los dobles en el orden en que se ponen y la locomotora en la mano de alguien.',
  },
  puremco: {
    title: 'Puremco',
    summary:
      'La hoja de la caja: una ficha por turno, varios dobles y un golpe en la última ficha.',
  },
  yoriFlexible: {
    title: 'Yorimichi, flexible',
    summary: 'Cubre tu doble o juega en otro sitio; dos dobles si tienes con qué cubrir.',
  },
  yoriImmediate: {
    title: 'Yorimichi, cubrir enseguida',
    summary: 'Quien pone un doble lo cubre enseguida.',
  },
  mtWindows: {
    title: 'Mexican Train para Windows',
    summary: 'Doble nueve, todos los dobles que puedas, y no olvides decir «chucu-chu».',
  },
  howTo: {
    title: 'Guía de internet',
    summary: 'Un tren de apertura entero; todos los dobles pendientes se cubren en un turno.',
  },
  wikipedia: {
    title: 'Wikipedia',
    summary: 'Una ficha por turno, y un doble se cubre enseguida.',
  },
  tournament: {
    title: 'Tres ramas (estilo torneo)',
    summary: 'Un doble en un tren propio pide tres fichas; olvidar el golpe cuesta dos.',
  },
};
