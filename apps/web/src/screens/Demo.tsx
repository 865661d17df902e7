/** Every screen with made-up data; development only. */
export function Demo({ scene }: { readonly scene: string }) {
  return <main>{scene}</main>;
}
