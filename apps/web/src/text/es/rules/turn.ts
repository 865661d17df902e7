import type { OptionsInWords } from '../../rulebook.ts';

/** The options of a turn, in words. */
export const turn = {
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
} satisfies Partial<OptionsInWords>;
