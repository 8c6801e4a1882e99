import { useEffect } from 'react'
import { bareCode } from './code-typing.ts'

/**
 * While an outcome is shown, a key, a paste or a barcode reader at the desk starts the next code
 * by itself: many in a row need no press in between.
 */
export function useTypeToGoOn(active: boolean, goOn: (code: string) => void): void {
  useEffect(() => {
    if (!active) return
    const typed = (event: KeyboardEvent) => {
      const withModifier = event.ctrlKey || event.metaKey || event.altKey
      if (withModifier || event.isComposing || isElsewhere(event.target)) return
      if (!/^[A-Za-z0-9]$/.test(event.key)) return
      event.preventDefault()
      goOn(event.key.toUpperCase())
    }
    const pasted = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text').trim() ?? ''
      if (!text || /[\n\r]/.test(text) || isElsewhere(event.target)) return
      event.preventDefault()
      goOn(bareCode(text))
    }
    document.addEventListener('keydown', typed)
    document.addEventListener('paste', pasted)
    return () => {
      document.removeEventListener('keydown', typed)
      document.removeEventListener('paste', pasted)
    }
  }, [active, goOn])
}

/** Typing that is meant for another field or a dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [role="dialog"]') !== null
  )
}
