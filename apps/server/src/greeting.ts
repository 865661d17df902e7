import { generate } from 'lean-qr';

/** Two rows of a QR code become one line of text. */
const HALF_BLOCKS = ['█', '▀', '▄', ' '];
const QUIET_ZONE = 2;

/** What is printed on start: where the game is, for this computer and for phones beside it. */
export function greeting(port: number, addresses: readonly string[]): string {
  const local = `http://localhost:${port}`;
  const [first, ...others] = addresses.map((address) => `http://${address}:${port}`);
  const lines = ['', 'Roundhouse is open.', '', `  on this computer      ${local}`];
  if (first === undefined) return [...lines, ''].join('\n');
  lines.push(`  on the same network   ${first}`);
  lines.push(...others.map((address) => `                        ${address}`));
  return [...lines, '', qrCode(first), ''].join('\n');
}

/** Light on dark terminals and dark on light ones alike: scanners read both ways. */
function qrCode(text: string): string {
  const code = generate(text);
  const lines: string[] = [];
  for (let y = -QUIET_ZONE; y < code.size + QUIET_ZONE; y += 2) {
    let line = '';
    for (let x = -QUIET_ZONE; x < code.size + QUIET_ZONE; x += 1) {
      line += HALF_BLOCKS[Number(code.get(x, y)) * 2 + Number(code.get(x, y + 1))] ?? ' ';
    }
    lines.push(`  ${line}`);
  }
  return lines.join('\n');
}
