/** A place in PostgreSQL's log, in bytes from its beginning: what lies before it is known where it was replayed. */
export type Position = bigint

/** After everything: nobody has replayed so far. */
export const beyondAll: Position = 0xffff_ffff_ffff_ffffn

/** As PostgreSQL writes it: `16/B374D848`. */
export function readPosition(text: string): Position {
  const [high, low] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

export function latestOf(positions: readonly Position[]): Position {
  return positions.reduce((latest, each) => (each > latest ? each : latest), 0n)
}
