import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import type { ConfirmDialogProps } from '#web/ui/ConfirmDialog.tsx'
import { partTexts as texts } from './texts.ts'

const question = lazyPart<ConfirmDialogProps>(
  async () => (await import('#web/ui/ConfirmDialog.tsx')).ConfirmDialog,
)

/** Given along by whoever goes on because all is saved. */
export const savedState = { isSaved: true }

/**
 * Another page would not keep what is typed: links, Ctrl-K and the back button ask first, and the browser where the
 * whole application is left.
 */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isSaved = (to.state as Partial<typeof savedState> | null)?.isSaved
    return isUnsaved && !isSaved && to.pathname !== from.pathname
  })
  useEffect(() => {
    if (!isUnsaved) return
    question.prefetch()
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  if (blocker.state !== 'blocked') return null
  return (
    <question.Part
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={texts.unsavedTitle}
      message={texts.unsavedText}
      tone="warning"
      confirm={{ label: texts.leave, onPress: () => blocker.proceed() }}
      cancel={{ label: texts.stay }}
    />
  )
}
