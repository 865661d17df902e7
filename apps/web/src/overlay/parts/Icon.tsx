/** Line drawings in a 24 by 24 box, stroked with the text's colour. */
const DRAWINGS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M5 12v8h14v-8',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2',
  gear: 'M12 8.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7zM12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M18.700 5.300l-2.100 2.100M7.400 16.600l-2.100 2.100',
  rules: 'M6 3.500h12v17H6zM9 8h6M9 12h6M9 16h4',
  log: 'M4 6h10M4 11h14M4 16h8M18 15v5M15.500 17.500h5',
  scores: 'M5 20V11M12 20V4M19 20v-6M3 20.500h18',
  lamp: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.800V15h7v-1.200A6 6 0 0 0 12 3z',
  sort: 'M7 5v14M4 8l3-3l3 3M17 5v14M14 16l3 3l3-3',
  boneyard: 'M4 9h10v11H4zM7 9V6.500h10V17h-3M10 6.500V4h10v10.500h-3',
  home: 'M4 11l8-7l8 7M6 10v10h12V10',
  help: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.1M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  plus: 'M12 5v14M5 12h14',
  closer:
    'M10 3.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13zM15 15l5.500 5.500M10 7v6M7 10h6',
  farther: 'M10 3.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13zM15 15l5.500 5.500M7 10h6',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.500 20c1-4 4-6 7.500-6s6.500 2 7.500 6',
  bot: 'M5 9h14v10H5zM12 9V5M12 4.500a.5.5 0 1 0 0 .1M9 13v1.500M15 13v1.500M9.500 17h5',
  keys: 'M3 7h18v11H3zM7 11v.1M12 11v.1M17 11v.1M8 15h8',
  larger: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  smaller: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  back: 'M14 6l-6 6l6 6',
  picture:
    'M3.500 5h17v14h-17zM7.500 8.500a1.500 1.500 0 1 0 .1 0M4 17l5-5l3.500 3.500l3-3l5 4.500',
  lock: 'M5 11h14v9.500H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.500v2.500',
} as const;

/** The name of a drawing. */
export type IconName = keyof typeof DRAWINGS;

/** A small drawing beside a text; never the only carrier of a meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={DRAWINGS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.9"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
