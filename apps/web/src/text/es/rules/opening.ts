import type { OptionsInWords } from '../../rulebook.ts';

/** The options of the opening turn, in words. */
export const opening = {
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
} satisfies Partial<OptionsInWords>;
