import { useState } from 'react'

export type RowId = string | number

/** Which rows of a list are ticked; also those of other pages, as long as the list stays narrowed alike. */
export interface Selection {
  ids: ReadonlySet<RowId>
  /** All that the list finds. */
  isAll: boolean
  has: (id: RowId) => boolean
  /** With `isRange` all from the one before to this one become as this one does. */
  toggle: (place: number, isRange: boolean) => void
  /** All rows of the page, or none of them. */
  togglePage: () => void
  isPageTaken: boolean
  takeAll: () => void
  clear: () => void
}

interface Taken {
  list: string
  ids: ReadonlySet<RowId>
  isAll: boolean
  /** Where the last tick was made. */
  last: number
}

/** `rows` are the ids of the page in sight, `list` what narrows the list: another list has nothing ticked. */
export function useSelection(rows: readonly RowId[], list: string): Selection {
  const [kept, setKept] = useState<Taken>(nothing(list))
  const { ids, isAll, last } = kept.list === list ? kept : nothing(list)
  const has = (id: RowId) => isAll || ids.has(id)
  const take = (some: readonly RowId[], isTaken: boolean, place: number) => {
    // Of all, those of the page in sight stay.
    const next = new Set(isAll ? rows : ids)
    for (const id of some) next[isTaken ? 'add' : 'delete'](id)
    setKept({ list, ids: next, isAll: false, last: place })
  }
  const isPageTaken = rows.length > 0 && rows.every(has)
  return {
    ids,
    isAll,
    has,
    isPageTaken,
    toggle: (place, isRange) => {
      const from = isRange && last >= 0 ? last : place
      const some = rows.slice(Math.min(from, place), Math.max(from, place) + 1)
      take(some, !has(rows[place]!), place)
    },
    togglePage: () => take(rows, !isPageTaken, -1),
    takeAll: () => setKept({ list, ids: new Set(rows), isAll: true, last: -1 }),
    clear: () => setKept(nothing(list)),
  }
}

function nothing(list: string): Taken {
  return { list, ids: new Set(), isAll: false, last: -1 }
}
