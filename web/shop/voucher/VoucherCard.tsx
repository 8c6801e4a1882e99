import Ticket from 'lucide-react/icons/ticket'
import { useState } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { voucherCardTexts as texts } from './card-texts.ts'

const list = lazyPart(() => import('./VoucherList.tsx').then((part) => part.VoucherList))
const dialog = lazyPart(() => import('./VoucherDialog.tsx').then((part) => part.VoucherDialog))

/** The cart's vouchers and the way to more; what it takes comes when there is one or one is wanted. */
export function VoucherCard({ cart }: { cart: Cart }) {
  const [choosing, setChoosing] = useState(false)
  if (cart.lines.length === 0 && cart.vouchers.length === 0) return null
  return (
    <Card as="section" className="py-3! phone:py-2!">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <Ticket aria-hidden="true" className="size-6 shrink-0 text-primary" />
        <h2 className="flex-1 text-base">{texts.title}</h2>
        <Button
          variant="plain"
          onClick={() => setChoosing(true)}
          {...dialog.intent}
          className="-mr-3 px-3!"
        >
          {texts.choose}
        </Button>
      </div>
      {cart.vouchers.length > 0 && <list.Part cart={cart} />}
      {choosing && <dialog.Part cart={cart} onClose={() => setChoosing(false)} />}
    </Card>
  )
}
