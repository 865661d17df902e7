import type { OptionsInWords } from '../../rulebook.ts';

/** The options of doubles, in words. */
export const doubles = {
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
        'Mientras un doble esté abierto, quien juegue después debe cubrirlo y no puede jugar en otro sitio.',
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
} satisfies Partial<OptionsInWords>;
