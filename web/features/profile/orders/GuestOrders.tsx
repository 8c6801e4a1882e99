import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { takeOver } from '#web/features/identity/take-over.ts'
import { useGuestOrders } from '#web/state/member-orders.ts'
import { Button } from '#web/ui/Button.tsx'
import { orderListTexts as texts } from '../texts.ts'

/** Orders that were made in this browser without an account may join it. */
export function GuestOrders() {
  const orders = useGuestOrders()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  if (orders.length === 0) return null
  const press = async () => {
    setBusy(true)
    await takeOver(orders, revalidate)
    setBusy(false)
  }
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-primary-tint px-4 py-3">
      <p>{texts.guestOrders(orders.length)}</p>
      <Button look="secondary" busy={busy} onClick={() => void press()}>
        {texts.takeOver}
      </Button>
    </div>
  )
}
