import { useState } from 'react'
import { voucherChoiceOf } from '#domain/voucher/api.ts'
import { pricedLines, type Cart } from '#domain/cart/cart.ts'
import { savingsOf } from '#domain/voucher/savings.ts'
import { addVoucher, removeVoucher } from '#web/shop/state/cart-extras.ts'
import { useMember } from '#web/shop/state/member.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CodeForm } from './CodeForm.tsx'
import { OfferList } from './OfferList.tsx'
import { cartVoucherTexts as texts } from './cart-texts.ts'
import { useWallet, type Offer } from './use-wallet.ts'

/** Vouchers to choose from for this cart, and a field for a code. */
export function VoucherDialog({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  const member = useMember()
  const { wallet, retry, join } = useWallet(cart)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(cart.vouchers.map(({ code }) => code)),
  )
  const offers = wallet.kind === 'ready' ? wallet.offers : []
  const toggle = (code: string) => {
    const next = new Set(chosen)
    if (!next.delete(code)) next.add(code)
    setChosen(next)
  }
  const take = (offer: Offer) => {
    if (!offers.some(({ voucher }) => voucher.code === offer.voucher.code)) join(offer)
    setChosen(new Set([...chosen, offer.voucher.code]))
  }
  const apply = () => {
    for (const { code } of cart.vouchers) if (!chosen.has(code)) removeVoucher(code)
    for (const { voucher } of offers) {
      if (chosen.has(voucher.code)) addVoucher(voucherChoiceOf(voucher))
    }
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnOutside
      width={570}
      title={texts.dialogTitle}
      description={member ? undefined : texts.dialogGuestText}
      footer={
        <Button size="main" wide disabled={wallet.kind !== 'ready'} onClick={apply}>
          {texts.done(savingOf(cart, offers, chosen))}
        </Button>
      }
    >
      <CodeForm cart={cart} chosen={chosen} onFound={take} />
      <div className="mt-4 min-h-40">
        {wallet.kind === 'loading' && <LoadingOffers />}
        {wallet.kind === 'failed' && <ErrorState level={3} text={texts.failed} onRetry={retry} />}
        {wallet.kind === 'ready' && (
          <OfferList offers={offers} chosen={chosen} isMember={member !== null} onToggle={toggle} />
        )}
      </div>
    </Dialog>
  )
}

/** What the ticked ones would save together. */
function savingOf(cart: Cart, offers: readonly Offer[], chosen: ReadonlySet<string>): number {
  const ticked = offers.filter(({ voucher, usable }) => usable && chosen.has(voucher.code))
  const vouchers = ticked.map(({ voucher }) => voucherChoiceOf(voucher))
  return savingsOf(pricedLines(cart), vouchers).reduce((sum, saving) => sum + saving, 0)
}

function LoadingOffers() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  )
}
