import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import type { ConfirmDialogProps } from '#web/ui/ConfirmDialog.tsx'
import { askBeforeLeaving } from './leaving.ts'
import { partTexts as texts } from './texts.ts'

const question = lazyPart<ConfirmDialogProps>(
  async () => (await import('#web/ui/ConfirmDialog.tsx')).ConfirmDialog,
)

type Go = () => void

/**
 * Another page would not keep what is typed: links, Ctrl-K and the back button ask first, and the browser where the
 * whole application is left.
 */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const [wanted, setWanted] = useState<{ go: Go } | null>(null)
  useHeld(isUnsaved, setWanted)
  useHeldBack(isUnsaved, setWanted)
  if (wanted === null) return null
  return (
    <question.Part
      open
      onOpenChange={(open) => !open && setWanted(null)}
      title={texts.unsavedTitle}
      message={texts.unsavedText}
      tone="warning"
      confirm={{ label: texts.leave, onPress: wanted.go }}
      cancel={{ label: texts.stay }}
    />
  )
}

type Tell = (wanted: { go: Go }) => void

function useHeld(isHeld: boolean, tell: Tell): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isHeld) return
    question.prefetch()
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || opensItsOwnWindow(event, link) || link.origin !== location.origin) return
      if (link.pathname === location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      const to = `${link.pathname}${link.search}`
      tell({ go: () => void navigate(to) })
    }
    const end = askBeforeLeaving((go) => tell({ go }))
    addEventListener('beforeunload', warn)
    document.addEventListener('click', hold, { capture: true })
    return () => {
      end()
      removeEventListener('beforeunload', warn)
      document.removeEventListener('click', hold, { capture: true })
    }
  }, [isHeld, navigate, tell])
}

/** The router's own blockers are left out (bin/vite/plain-router.ts). Whoever goes back twice is not held. */
function useHeldBack(isHeld: boolean, tell: Tell): void {
  useEffect(() => {
    if (!isHeld || !('navigation' in window)) return
    let isAgreed = false
    const hold = (event: NavigateEvent) => {
      const { key, url } = event.destination
      if (isAgreed || event.navigationType !== 'traverse' || !event.cancelable) return
      if (new URL(url).pathname === location.pathname) return
      event.preventDefault()
      const go = () => {
        isAgreed = true
        navigation.traverseTo(key)
      }
      tell({ go })
    }
    navigation.addEventListener('navigate', hold)
    return () => navigation.removeEventListener('navigate', hold)
  }, [isHeld, tell])
}

/** Such a link takes nothing away. */
function opensItsOwnWindow(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || target === '_blank'
}
