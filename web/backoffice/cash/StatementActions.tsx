import { useState } from 'react'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { StatementProps } from './StatementScreen.tsx'
import { cashScreenTexts as texts } from './texts.ts'

const bankDialog = lazyPart(async () => (await import('./StatementDialogs.tsx')).BankDialog)
const reverseDialog = lazyPart(async () => (await import('./StatementDialogs.tsx')).ReverseDialog)

/** What is still to be done with a statement that counts. */
export function StatementActions(props: StatementProps) {
  const [open, setOpen] = useState<'bank' | 'reverse' | null>(null)
  const { reversal, banked } = props.statement
  if (reversal) return null
  const close = () => setOpen(null)
  return (
    <>
      <Button variant="secondary" {...reverseDialog.intent} onClick={() => setOpen('reverse')}>
        {texts.reverse}
      </Button>
      {!banked && (
        <Button {...bankDialog.intent} onClick={() => setOpen('bank')}>
          {texts.bank}
        </Button>
      )}
      {open === 'bank' && <bankDialog.Part {...props} onClose={close} />}
      {open === 'reverse' && <reverseDialog.Part {...props} onClose={close} />}
    </>
  )
}
