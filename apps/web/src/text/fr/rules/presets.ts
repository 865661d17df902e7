import type { PresetsInWords } from '../../rulebook.ts';

/** The rule systems by their names. */
export const presets: PresetsInWords = {
  roundhouse: {
    title: 'Roundhouse',
    summary: 'Les règles de la maison : le mélange le moins surprenant pour une soirée en ligne.',
  },
  pagat: {
    title: 'Pagat',
    summary:
      'Un train d’ouverture entier, les doubles dans l’ordre de pose, la locomotive dans la main de quelqu’un.',
  },
  puremco: {
    title: 'Puremco',
    summary:
      'La feuille de la boîte : un domino par tour, plusieurs doubles, et on tape au dernier domino.',
  },
  yoriFlexible: {
    title: 'Yorimichi, souple',
    summary: 'Couvre ton double ou joue ailleurs ; deux doubles si tu as de quoi couvrir.',
  },
  yoriImmediate: {
    title: 'Yorimichi, couvrir aussitôt',
    summary: 'Qui pose un double le couvre aussitôt.',
  },
  mtWindows: {
    title: 'Mexican Train pour Windows',
    summary: 'Double-neuf, autant de doubles que possible, et n’oublie pas « tchou-tchou ».',
  },
  howTo: {
    title: 'Mode d’emploi en ligne',
    summary: 'Un train d’ouverture entier ; tous les doubles dus se couvrent en un tour.',
  },
  wikipedia: {
    title: 'Wikipédia',
    summary: 'Un domino par tour, et un double se couvre aussitôt.',
  },
  tournament: {
    title: 'Trois branches (comme en tournoi)',
    summary:
      'Un double sur un train personnel demande trois dominos ; oublier de taper en coûte deux.',
  },
};
