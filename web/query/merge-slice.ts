/** One page of a long list: `next` is the cursor of what follows, null at the end. */
export interface Slice<Row> {
  items: readonly Row[]
  next: string | null
}

export interface ShownRows<Row> {
  rows: readonly Row[]
  next: string | null
  /** How many rows there are by now that the person has not been shown. */
  arrived: number
}

type IdOf<Row> = (row: Row) => string | number

/**
 * What a fresh beginning of a list does to the rows that are shown. Rows change in place, those
 * that have left the list go. New ones are counted with `announce`, so that nothing jumps under a
 * pointer, and put in their places with `insert`. Rows beyond the fresh part stay as they are.
 */
export function mergeSlice<Row>(
  shown: ShownRows<Row>,
  fresh: Slice<Row>,
  idOf: IdOf<Row>,
  how: 'announce' | 'insert',
): ShownRows<Row> {
  const freshOf = new Map(fresh.items.map((row) => [idOf(row), row]))
  const isKnown = new Set(shown.rows.map(idOf))
  const known = coveredRows(shown.rows, fresh, freshOf, idOf)
  const rest = shown.rows.slice(known)
  // Nobody loses their place in an empty list.
  if (how === 'insert' || shown.rows.length === 0) {
    const after = rest.filter((row) => !freshOf.has(idOf(row)))
    return {
      rows: [...fresh.items, ...after],
      next: after.length > 0 ? shown.next : fresh.next,
      arrived: 0,
    }
  }
  const kept = shown.rows.slice(0, known).flatMap((row) => freshOf.get(idOf(row)) ?? [])
  return {
    rows: [...kept, ...rest],
    next: shown.next,
    arrived: countArrived(shown, fresh, isKnown, idOf),
  }
}

/** How many of the shown rows, from the first, the fresh part tells about. */
function coveredRows<Row>(
  rows: readonly Row[],
  fresh: Slice<Row>,
  freshOf: ReadonlyMap<string | number, Row>,
  idOf: IdOf<Row>,
): number {
  if (fresh.next === null) return rows.length
  return rows.findLastIndex((row) => freshOf.has(idOf(row))) + 1
}

/** Not what merely lies beyond the last shown row: that is the next page. */
function countArrived<Row>(
  shown: ShownRows<Row>,
  fresh: Slice<Row>,
  isKnown: ReadonlySet<string | number>,
  idOf: IdOf<Row>,
): number {
  const lastKnown = fresh.items.findLastIndex((row) => isKnown.has(idOf(row)))
  const isWholeList = shown.next === null || lastKnown < 0
  const reach = isWholeList ? fresh.items : fresh.items.slice(0, lastKnown)
  return reach.filter((row) => !isKnown.has(idOf(row))).length
}
