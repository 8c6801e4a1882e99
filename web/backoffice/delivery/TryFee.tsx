import { useState } from 'react'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { feeRuleTexts as texts } from './texts.ts'

const dialog = lazyPart(() => import('./TryFeeDialog.tsx').then((part) => part.TryFeeDialog))

/** The way to the try-it box. */
export function TryFee() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.try}
      </Button>
      {isOpen && <dialog.Part onClose={() => setOpen(false)} />}
    </>
  )
}
