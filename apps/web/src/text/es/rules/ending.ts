import type { OptionsInWords } from '../../rulebook.ts';

/** The options of how rounds end and what they cost, in words. */
export const ending = {
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
} satisfies Partial<OptionsInWords>;
