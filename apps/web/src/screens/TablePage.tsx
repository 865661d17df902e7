/** The page of one table. */
export function TablePage({ code }: { readonly code: string }) {
  return <main>{code}</main>;
}
