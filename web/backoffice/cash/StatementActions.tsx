import { useState } from 'react'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { StatementProps } from './StatementScreen.tsx'
import { cashScreenTexts as texts } from './texts.ts'

const bankDialog = lazyPart(async () => (await import('./StatementDialogs.tsx')).BankDialog)
const reverseDialog = lazyPart(async () => (await import('./StatementDialogs.tsx')).ReverseDialog)

/** Says that the money of a statement is on the account. */
export function BankStatement(props: StatementProps) {
  const [isOpen, setOpen] = useState(false)
  const { reversal, banked } = props.statement
  if (reversal || banked) return null
  return (
    <>
      <Button {...bankDialog.intent} onClick={() => setOpen(true)}>
        {texts.bank}
      </Button>
      {isOpen && <bankDialog.Part {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Takes a statement back as a whole. */
export function ReverseStatement(props: StatementProps) {
  const [isOpen, setOpen] = useState(false)
  if (props.statement.reversal) return null
  return (
    <>
      <Button variant="secondary" {...reverseDialog.intent} onClick={() => setOpen(true)}>
        {texts.reverse}
      </Button>
      {isOpen && <reverseDialog.Part {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
