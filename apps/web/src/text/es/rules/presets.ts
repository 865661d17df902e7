import type { PresetsInWords } from '../../rulebook.ts';

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
