import { useEffect, useEffectEvent } from 'react'

/**
 * While `isOpen`, the phone's back gesture closes what is open instead of leaving the page. Escape
 * stays with those who handle it: the browser asks only for a key that nobody has taken.
 */
export function useCloseByBack(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => (isOpen ? closeByBack(() => closeNow()) : undefined), [isOpen])
}

/** The same for what opens outside React's state; call the answer when it is closed. */
export function closeByBack(close: () => void): () => void {
  opened.push(close)
  watch()
  return () => {
    opened.splice(opened.indexOf(close), 1)
    watch()
  }
}

/** What is open, the last on top. */
const opened: (() => void)[] = []
let watcher: CloseWatcher | null = null

// One watcher for all of them, made anew after each request: the browser lets several that were made
// without a press between them go together, and forgets one whose dialog has chosen to stay.
function watch(): void {
  if (opened.length === 0) {
    watcher?.destroy()
    watcher = null
  } else if (watcher === null && 'CloseWatcher' in window) {
    watcher = new window.CloseWatcher()
    watcher.addEventListener('close', () => {
      watcher = null
      opened.at(-1)?.()
      watch()
    })
  }
}

/** The part that is used of what TypeScript does not know yet. */
interface CloseWatcher extends EventTarget {
  destroy(): void
}

declare global {
  interface Window {
    CloseWatcher: new () => CloseWatcher
  }
}
