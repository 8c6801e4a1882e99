import type { ReactNode } from 'react'
import { promisedPoints, type CartGift } from '#domain/cart/cart.ts'
import type { Gift } from '#domain/gift/api.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import type { GiftShop } from './gift-shop.ts'
import { promotionOf, takenOf, type GiftJudgement } from './evaluate-gift.ts'
import { giftScreenTexts as texts } from './texts.ts'

export interface ExchangeFactsProps {
  shop: GiftShop
  gift: Gift
  cartGifts: readonly CartGift[]
  evaluation: GiftJudgement
}

/** What the exchange takes and leaves, when and how often it can be made. */
export function ExchangeFacts({ shop, gift, cartGifts, evaluation }: ExchangeFactsProps) {
  const promotion = promotionOf(shop, gift)
  const limit = gift.per_member_limit
  const others = cartGifts.filter(({ id }) => id !== gift.id)
  const { missing, left } = evaluation
  return (
    <dl className="flex flex-col gap-2 text-sm">
      <Fact label={texts.cost}>
        <b className="font-bold text-point">{formatPoints(gift.target)}</b>
      </Fact>
      <Fact label={texts.have}>{formatPoints(shop.membership.AvailablePoint)}</Fact>
      {others.length > 0 && (
        <Fact label={texts.promised}>−{formatPoints(promisedPoints(others))}</Fact>
      )}
      {missing > 0 ? (
        <Fact label={texts.short}>
          <b className="font-semibold text-point">{formatPoints(missing)}</b>
        </Fact>
      ) : (
        <Fact label={texts.after}>{formatPoints(left)}</Fact>
      )}
      {promotion && (
        <Fact label={texts.time}>
          {texts.days(formatDate(promotion.start_date), formatDate(promotion.expired_date))}
        </Fact>
      )}
      <Fact label={texts.quota}>
        {limit ? texts.quotaTaken(takenOf(shop, gift), limit) : texts.noQuota}
      </Fact>
      {gift.remaining <= few && (
        <Fact label={texts.left}>
          {gift.remaining > 0 ? texts.fewLeft(gift.remaining) : texts.soldOut}
        </Fact>
      )}
    </dl>
  )
}

const few = 20

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="tabular text-right">{children}</dd>
    </div>
  )
}
