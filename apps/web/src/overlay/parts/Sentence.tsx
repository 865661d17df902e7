/** A tile in a sentence, as the catalogue writes it, `12–7`, or a typed move, `12-7 mex`. */
const TILES = /(\d+–\d+|\d+-\d+ \p{L}+)/u;

/** A sentence in which neither a tile nor a move is torn apart by the end of a line. */
export function Sentence({ words }: { readonly words: string }) {
  return (
    <>
      {words.split(TILES).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <span key={at} class="tile-words">
            {part}
          </span>
        ),
      )}
    </>
  );
}
