import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useCan } from '../data/staff-session.ts'
import { batchScreenTexts as texts } from './texts.ts'

const dialog = lazyPart(async () => (await import('./TakeOverDialog.tsx')).TakeOverDialog)

/** The button for a printer's own list. */
export function TakeOver() {
  const [isOpen, setOpen] = useState(false)
  if (!useCan('codes.edit')) return null
  return (
    <>
      <Button
        variant="secondary"
        {...dialog.intent}
        icon={<Upload aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {texts.takeOver}
      </Button>
      {isOpen && <dialog.Part onClose={() => setOpen(false)} />}
    </>
  )
}
