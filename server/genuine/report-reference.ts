/** What the member tells on the phone, and an operator types: `HG000123`. */
export function referenceOf(id: number): string {
  return `HG${String(id).padStart(6, '0')}`
}

/** The report that is meant by `HG000123`, `hg123` or `123`; null when it is neither. */
export function readReference(typed: string): number | null {
  const digits = /^(?:HG)?0*(\d{1,12})$/i.exec(typed)?.[1]
  return digits === undefined ? null : Number(digits)
}
