import CircleCheck from 'lucide-react/icons/circle-check'
import { voucherChoiceOf } from '#domain/voucher/api.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { notify } from '#web/features/notices/notify.ts'
import { paths } from '#web/paths.ts'
import { addVoucher } from '#web/shop/state/cart-extras.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { giftScreenTexts as texts } from './texts.ts'
import type { Exchanged } from './use-exchange.ts'

export interface ExchangedPanelProps {
  exchanged: Exchanged
  onClose: () => void
}

/** The voucher that came of the points, and where to use it. */
export function ExchangedPanel({ exchanged, onClose }: ExchangedPanelProps) {
  const { voucher, available_point: left } = exchanged
  const use = () => {
    addVoucher(voucherChoiceOf(voucher))
    notify({ text: texts.usedInCart })
    onClose()
  }
  return (
    <div role="status" className="flex flex-col items-center text-center">
      <span className="mb-3 grid size-16 place-items-center rounded-full bg-ok-tint text-ok">
        <CircleCheck aria-hidden="true" className="size-8" />
      </span>
      <p>{texts.exchangedText(voucher.name)}</p>
      {voucher.description && <p className="text-ink-2">{voucher.description}</p>}
      <p className="mt-4 w-full rounded-md border border-dashed border-point-line bg-point-tint p-4">
        <span className="block text-sm text-ink-2">{texts.exchangedCode}</span>
        <b className="tabular text-xl break-all text-point">{voucher.code}</b>
        <span className="block text-sm text-ink-2">
          {texts.exchangedUntil(formatDate(voucher.expired_date))}
        </span>
      </p>
      <p className="mt-3 text-sm text-ink-2">{texts.exchangedPoints(left)}</p>
      <div className="mt-5 flex w-full gap-2.5 phone:flex-col">
        <ButtonLink to={paths.myVouchers()} size="main" wide>
          {texts.toWallet}
        </ButtonLink>
        <Button size="main" variant="quiet" wide onClick={use}>
          {texts.putInCart}
        </Button>
      </div>
    </div>
  )
}
