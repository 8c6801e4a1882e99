import type { Voucher } from '#domain/voucher/api.ts'
import { voucherTexts as texts } from '#web/shop/voucher/texts.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'

/** Which order has it or had it; nothing for one that no order knows. */
export function OrderOfVoucher({ voucher: { order_code, state } }: { voucher: Voucher }) {
  if (!order_code) return null
  return (
    <>
      {state === 'held' ? texts.heldBy : texts.usedBy}{' '}
      <Anchor
        to={paths.myOrder(order_code)}
        className="tabular inline-flex min-h-6 items-center font-medium text-primary underline underline-offset-3 pointer-coarse:min-h-11"
      >
        {order_code}
      </Anchor>
    </>
  )
}
