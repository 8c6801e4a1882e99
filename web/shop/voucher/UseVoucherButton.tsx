import { useNavigate } from 'react-router'
import { voucherChoiceOf } from '#domain/voucher/api.ts'
import type { Voucher } from '#domain/voucher/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { paths } from '#web/paths.ts'
import { addVoucher } from '#web/shop/state/cart-extras.ts'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { voucherTexts as texts } from './texts.ts'
import { hasBegun } from './voucher-words.ts'

/** Puts a voucher into the cart and goes there, where its saving shows. Nothing before its first day. */
export function UseVoucherButton({ voucher }: { voucher: Voucher }) {
  const navigate = useNavigate()
  if (!hasBegun(voucher, today())) return null
  const use = () => {
    addVoucher(voucherChoiceOf(voucher))
    notify({ text: texts.added(voucher.name) })
    void navigate(paths.cart())
  }
  return (
    <Button onClick={use} className="ml-auto" aria-label={texts.applyOf(voucher.name)}>
      {texts.applyNow}
    </Button>
  )
}
