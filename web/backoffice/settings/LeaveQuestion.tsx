import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import type { ConfirmDialogProps } from '#web/ui/ConfirmDialog.tsx'
import { settingsTexts as texts } from './texts.ts'

const question = lazyPart<ConfirmDialogProps>(
  async () => (await import('#web/ui/ConfirmDialog.tsx')).ConfirmDialog,
)

/** Another group keeps what is typed; another page would not, so a link to one asks first. */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const [wanted, setWanted] = useState<string | null>(null)
  const navigate = useNavigate()
  useLinksHeld(isUnsaved, setWanted)
  useEffect(() => {
    if (isUnsaved) question.prefetch()
  }, [isUnsaved])
  if (wanted === null) return null
  return (
    <question.Part
      open
      onOpenChange={(open) => !open && setWanted(null)}
      title={texts.unsavedTitle}
      message={texts.unsavedText}
      tone="warning"
      confirm={{ label: texts.leave, onPress: () => void navigate(wanted) }}
      cancel={{ label: texts.stay }}
    />
  )
}

/** Links to other pages are told instead of followed; one that opens a window of its own takes nothing away. */
function useLinksHeld(isHeld: boolean, tell: (to: string) => void): void {
  useEffect(() => {
    if (!isHeld) return
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isOwn = event.ctrlKey || event.metaKey || event.shiftKey || link?.target === '_blank'
      if (!link || isOwn || link.origin !== location.origin) return
      if (link.pathname === location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      tell(`${link.pathname}${link.search}`)
    }
    document.addEventListener('click', hold, { capture: true })
    return () => document.removeEventListener('click', hold, { capture: true })
  }, [isHeld, tell])
}
