import { fairLottery, type Lottery } from '@roundhouse/rules';

/** Numbers out of the browser's chance. */
export function browserLottery(words: (into: Uint32Array) => void = fill): Lottery {
  const drawn = new Uint32Array(1);
  return fairLottery(() => {
    words(drawn);
    const [word = 0] = drawn;
    return word;
  });
}

function fill(into: Uint32Array): void {
  crypto.getRandomValues(into as Uint32Array<ArrayBuffer>);
}
