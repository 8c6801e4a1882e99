import { useEffect, useEffectEvent } from 'react'

/**
 * The keys that work on every page. Ctrl-K opens the palette; the slash leads to the search of the list in sight and,
 * where there is none, to the palette too. Neither from behind a dialog.
 */
export function useFrameKeys({
  onPalette,
  onPrepare,
}: {
  onPalette: () => void
  /** Half of Ctrl-K is pressed. */
  onPrepare: () => void
}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') return onPrepare()
    const isPalette = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    if (!isPalette && !isSlash(event)) return
    event.preventDefault()
    if (document.querySelector(dialogs)) return
    const search = isPalette ? null : findListSearch()
    if (!search) return onPalette()
    search.focus()
    search.select()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

/** The bell's panel stands in every page, and only hides. */
const dialogs = '[role="dialog"]:not([popover]), [role="alertdialog"]'

/** Not while somebody types. */
function isSlash(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  const isModified = event.ctrlKey || event.metaKey || event.altKey || event.isComposing
  const isTaken = target?.closest('input:not([type="checkbox"]), textarea, select, [role="dialog"]')
  return event.key === '/' && !isModified && !isTaken && !event.defaultPrevented
}

function findListSearch(): HTMLInputElement | undefined {
  const boxes = document.querySelectorAll<HTMLInputElement>('main input[type="search"]')
  return [...boxes].find((box) => box.checkVisibility())
}
