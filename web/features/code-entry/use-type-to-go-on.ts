import { useEffect, useEffectEvent } from 'react'
import { bareCode } from './code-typing.ts'

/**
 * While an outcome is shown, a key, a paste or a barcode reader in the back office starts the next code
 * by itself: many in a row need no press in between.
 */
export function useTypeToGoOn(active: boolean, goOn: (code: string) => void): void {
  const typed = useEffectEvent((event: KeyboardEvent) => {
    const withModifier = event.ctrlKey || event.metaKey || event.altKey
    if (withModifier || event.isComposing || isElsewhere(event.target)) return
    if (!/^[A-Za-z0-9]$/.test(event.key)) return
    event.preventDefault()
    goOn(event.key.toUpperCase())
  })
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text').trim() ?? ''
    if (!text || /[\n\r]/.test(text) || isElsewhere(event.target)) return
    event.preventDefault()
    goOn(bareCode(text))
  })
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => typed(event)
    const onPaste = (event: ClipboardEvent) => pasted(event)
    document.addEventListener('keydown', onKey)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('paste', onPaste)
    }
  }, [active])
}

/** Typing that is meant for another field or a dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  const others = 'input, textarea, select, dialog, [role="dialog"]'
  return target instanceof Element && target.closest(others) !== null
}
