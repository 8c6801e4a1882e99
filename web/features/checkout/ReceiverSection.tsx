import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { changeCheckout, useCheckout } from '#web/state/checkout.ts'
import { Button } from '#web/ui/Button.tsx'
import { Section } from './Section.tsx'
import { checkoutTexts as texts } from './texts.ts'

const dialog = lazyPart(() => import('./ReceiverDialog.tsx').then((part) => part.ReceiverDialog))

/** The button that opens the editor; the order form leads here when the receiver is missing. */
export const receiverButtonId = 'edit-receiver'
const errorId = 'receiver-error'

export function ReceiverSection({ error }: { error?: string }) {
  const { receiver } = useCheckout()
  const [editing, setEditing] = useState(false)
  const edit = { id: receiverButtonId, onClick: () => setEditing(true), ...dialog.intent }
  return (
    <Section
      title={texts.receiver}
      error={error}
      errorId={errorId}
      action={
        receiver && (
          <Button {...edit} look="plain" aria-label={texts.changeReceiver}>
            {texts.change}
          </Button>
        )
      }
    >
      {receiver ? (
        <div className="flex gap-3">
          <UserRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          <div className="min-w-0 break-words">
            <p className="font-semibold">{receiver.fullname}</p>
            <p className="tabular text-ink-2">{receiver.phone}</p>
            {receiver.email && <p className="text-ink-2">{receiver.email}</p>}
          </div>
        </div>
      ) : (
        <Button
          {...edit}
          look="secondary"
          wide
          aria-describedby={error ? errorId : undefined}
          icon={<UserRound aria-hidden="true" className="size-5" />}
        >
          {texts.addReceiver}
        </Button>
      )}
      {editing && (
        <dialog.Part
          open
          onOpenChange={setEditing}
          receiver={receiver}
          onSave={(saved) => changeCheckout({ receiver: saved })}
        />
      )}
    </Section>
  )
}
