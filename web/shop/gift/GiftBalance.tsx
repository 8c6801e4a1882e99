import Star from 'lucide-react/icons/star'
import { promisedPoints, type CartGift } from '#domain/cart/cart.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import type { GiftShop } from './gift-shop.ts'
import { giftScreenTexts as texts } from './texts.ts'

export interface GiftBalanceProps {
  membership: GiftShop['membership']
  cartGifts: readonly CartGift[]
}

/** The points that are there, what the cart's gifts take of them, and what is on its way. */
export function GiftBalance({ membership, cartGifts }: GiftBalanceProps) {
  const { AvailablePoint: available, HoldingPoint, PendingPoint, OwedPoint } = membership
  const promised = promisedPoints(cartGifts)
  const details = [
    promised > 0 &&
      `${texts.inCart(promised)}, ${texts.leftOver(Math.max(0, available - promised))}`,
    HoldingPoint > 0 && texts.holding(HoldingPoint),
    PendingPoint > 0 && texts.pending(PendingPoint),
    OwedPoint > 0 && texts.owed(OwedPoint),
  ].filter((detail) => detail !== false)
  return (
    <section
      aria-label={texts.balance}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border border-point-line bg-point-tint p-5 phone:p-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm text-ink-2">{texts.balance}</p>
        <p className="tabular flex items-center gap-2 text-3xl font-bold text-point">
          <Star aria-hidden="true" className="size-6 shrink-0" />
          {formatPoints(available)}
        </p>
        {details.map((detail) => (
          <p key={detail} className="text-sm text-ink-2">
            {detail}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2 phone:w-full phone:*:flex-1">
        <ButtonLink to={paths.pointsHistory()} variant="secondary" className="whitespace-nowrap">
          {texts.history}
        </ButtonLink>
        <ButtonLink to={paths.buyPoints()} variant="secondary" className="whitespace-nowrap">
          {texts.buyPoints}
        </ButtonLink>
        {cartGifts.length > 0 ? (
          <ButtonLink to={paths.cart()} className="whitespace-nowrap">
            {texts.toCart}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.earn()} className="whitespace-nowrap">
            {texts.earnMore}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
