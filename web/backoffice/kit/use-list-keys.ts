import { useEffect, useEffectEvent, type RefObject } from 'react'

/** What is done with the row that is chosen, where a list does such a thing. */
export interface RowKeys {
  onEdit?: ((place: number) => void) | undefined
  /** With `isRange` from the one before to this one. */
  onTick?: ((place: number, isRange: boolean) => void) | undefined
  onLook?: ((place: number) => void) | undefined
}

export interface ListKeys extends RowKeys {
  list: RefObject<HTMLElement | null>
  onHelp: () => void
}

/**
 * `j` and `k` go from row to row, Enter opens as with any link, `x` ticks, `e` edits, `p` looks, `?` helps. The
 * slash and Ctrl-K are the frame's: they work on every page.
 */
export function useListKeys({ list, onEdit, onTick, onLook, onHelp }: ListKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event) || !list.current) return
    const rows = rowsIn(list.current)
    const place = rows.findIndex((row) => row.contains(document.activeElement))
    const isOnRow = place >= 0
    const acts: Readonly<Record<string, () => void>> = {
      j: () => focusRow(rows[Math.min(place + 1, rows.length - 1)]),
      k: () => focusRow(rows[Math.max(place - 1, 0)]),
      x: () => isOnRow && onTick?.(place, false),
      X: () => isOnRow && onTick?.(place, true),
      e: () => isOnRow && onEdit?.(place),
      p: () => isOnRow && onLook?.(place),
      '?': onHelp,
    }
    const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

/** What is typed into a field or said to a dialog is no key of the list; nor is a browser's own. */
function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true
  const { target } = event
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [role="dialog"], [role="alertdialog"]',
    ) !== null
  )
}

/** Each row, in a table or on cards. */
function rowsIn(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-rows] tbody > tr, [data-rows] > ul > li')]
}

/** Its link; a row that leads nowhere itself. */
function focusRow(row: HTMLElement | undefined): void {
  const link = row?.querySelector('a')
  if (row && !link) row.tabIndex = -1
  const target = link ?? row
  target?.focus()
}
