/** A tile in a sentence, as the catalogue writes it: `12–7`. */
const TILES = /(\d+–\d+)/u;

/** A sentence in which no tile's name is torn apart by the end of a line. */
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
