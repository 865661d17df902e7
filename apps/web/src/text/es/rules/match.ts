import type { OptionsInWords } from '../../rulebook.ts';

/** The options of a match: its tiles, its rounds, who begins and who wins, in words. */
export const match = {
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
} satisfies Partial<OptionsInWords>;
