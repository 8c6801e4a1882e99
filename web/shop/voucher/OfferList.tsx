import { formatDate } from '#domain/kernel/dates.ts'
import { toCartVoucher } from '#domain/voucher/api.ts'
import { describeVoucher } from '#domain/voucher/texts.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { cartVoucherTexts as texts } from './cart-texts.ts'
import type { Offer } from './use-wallet.ts'

export interface OfferListProps {
  offers: readonly Offer[]
  chosen: ReadonlySet<string>
  isMember: boolean
  onToggle: (code: string) => void
}

export function OfferList({ offers, chosen, isMember, onToggle }: OfferListProps) {
  if (offers.length === 0) {
    return <p className="py-4 text-ink-2">{isMember ? texts.none : texts.noneGuest}</p>
  }
  const best = offers.filter(({ usable, saving }) => usable && saving > 0)
  const top = best.toSorted((one, other) => other.saving - one.saving)[0]
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{texts.list}</legend>
      <ul className="flex flex-col gap-2">
        {offers.map((offer) => (
          <li key={offer.voucher.code}>
            <OfferRow
              offer={offer}
              isBest={offer === top && best.length > 1}
              isChosen={chosen.has(offer.voucher.code)}
              onToggle={() => onToggle(offer.voucher.code)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

interface OfferRowProps {
  offer: Offer
  isBest: boolean
  isChosen: boolean
  onToggle: () => void
}

function OfferRow({ offer, isBest, isChosen, onToggle }: OfferRowProps) {
  const { voucher, usable, reason, saving } = offer
  return (
    <label
      className={
        usable || isChosen
          ? 'flex items-start gap-3 rounded-md border border-line bg-white px-4 py-3.5 transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:ring-3 has-focus-visible:ring-primary/30'
          : 'flex cursor-not-allowed items-start gap-3 rounded-md border border-line bg-ground px-4 py-3.5'
      }
    >
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!usable && !isChosen}
        onChange={onToggle}
        className="mt-0.5 size-5 shrink-0 accent-primary outline-none"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 font-semibold break-words">
          {voucher.name}
          {isBest && <Badge tone="ok">{texts.best}</Badge>}
        </span>
        <span className="block text-sm break-words text-ink-2">
          {[
            voucher.code,
            // What it saves here is said below, in the same words.
            voucher.VoucherType === 'Amount' && usable && saving === voucher.VoucherValue
              ? null
              : describeVoucher(toCartVoucher(voucher)),
            texts.until(formatDate(voucher.expired_date)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {usable ? (
          saving > 0 && (
            <span className="tabular block text-sm font-semibold text-ok">
              {texts.save(saving)}
            </span>
          )
        ) : (
          <span className="block text-sm text-sale-deep">{reason}</span>
        )}
      </span>
    </label>
  )
}
