import UserRound from 'lucide-react/icons/user-round'
import { useState, type Ref } from 'react'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { changeCheckout, useCheckout, type Receiver } from '#web/shop/state/checkout.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { ReceiverOnPageHandle } from './ReceiverOnPage.tsx'
import { Section } from '#web/ui/Section.tsx'
import { checkoutTexts as texts } from './texts.ts'

const dialog = lazyPart(() => import('./ReceiverDialog.tsx').then((part) => part.ReceiverDialog))

const onPage = lazyPart(
  () => import('./ReceiverOnPage.tsx').then((part) => part.ReceiverOnPage),
  FieldsSkeleton,
)

/** The button that opens the editor; the order form leads here when something is wrong with the receiver. */
export const receiverButtonId = 'edit-receiver'

/** Around the fields that are on the page while nobody is known. */
export const receiverPlaceId = 'receiver-fields'

export interface ReceiverSectionProps {
  form: Ref<ReceiverOnPageHandle>
  onPhone: (phone: string | null) => void
  kind: 'goods' | 'dose'
}

/** Who takes the goods: typed here the first time, known afterwards. */
export function ReceiverSection({ form, onPhone, kind }: ReceiverSectionProps) {
  const { receiver } = useCheckout()
  const words = texts.person[kind]
  const [editing, setEditing] = useState(false)
  return (
    <Section
      title={words.title}
      action={
        receiver && (
          <Button
            id={receiverButtonId}
            variant="plain"
            aria-label={words.change}
            onClick={() => setEditing(true)}
            {...dialog.intent}
          >
            {texts.change}
          </Button>
        )
      }
    >
      {receiver ? (
        <KnownReceiver receiver={receiver} />
      ) : (
        <div id={receiverPlaceId}>
          <onPage.Part handle={form} onPhone={onPhone} />
        </div>
      )}
      {editing && (
        <dialog.Part
          open
          onOpenChange={setEditing}
          title={words.dialog}
          receiver={receiver}
          onSave={(saved) => changeCheckout({ receiver: saved })}
        />
      )}
    </Section>
  )
}

function KnownReceiver({ receiver: { fullname, phone, email } }: { receiver: Receiver }) {
  return (
    <div className="flex gap-3">
      <UserRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
      <div className="min-w-0 break-words">
        <p className="font-semibold">{fullname}</p>
        <p className="tabular text-ink-2">{phone}</p>
        {email && <p className="text-ink-2">{email}</p>}
      </div>
    </div>
  )
}

function FieldsSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-17" />
      <Skeleton className="h-17" />
      <Skeleton className="h-17" />
    </div>
  )
}
