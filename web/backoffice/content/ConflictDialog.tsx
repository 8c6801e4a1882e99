import type { Draft } from '#domain/publishing/backoffice/api.ts'
import type { Body } from '#domain/publishing/kinds-of-content.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Changes } from './diff/Changes.tsx'
import { timeOf } from '../parts/moment-words.ts'
import { contentTexts as texts } from './texts.ts'

/** Two have written at once: what is different, and which of both is kept. */
export function ConflictDialog({
  mine,
  theirs,
  onKeep,
  onTake,
  onClose,
}: {
  mine: Body
  theirs: Draft
  onKeep: () => void
  onTake: () => void
  /** Nothing is saved until one of both is chosen. */
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.conflictTitle}
      width={1080}
      footer={
        <div className="flex flex-wrap justify-end gap-3 phone:flex-col">
          <Button variant="secondary" onClick={onTake}>
            {texts.takeTheirs}
          </Button>
          <Button onClick={onKeep}>{texts.keepMine}</Button>
        </div>
      }
    >
      <p className="mb-2">{texts.conflictSays(theirs.saved_by, timeOf(theirs.saved_at))}</p>
      <Changes before={theirs.body as unknown as Body} after={mine} legend={texts.conflictLegend} />
    </Dialog>
  )
}
