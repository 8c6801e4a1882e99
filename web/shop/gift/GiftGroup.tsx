import { useId } from 'react'
import type { Gift, Programme } from '#domain/gift/api.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { GiftCard, type GiftCardProps } from './GiftCard.tsx'
import type { GiftJudgement } from './evaluate-gift.ts'
import { giftScreenTexts as texts } from './texts.ts'

export interface GiftGroupProps extends Pick<GiftCardProps, 'onAdd' | 'onSee' | 'intent'> {
  promotion: Programme['promotions'][number]
  limitLeft: number | undefined
  gifts: readonly Gift[]
  evaluate: (gift: Gift) => GiftJudgement
}

/** The gifts of one promotion, under its name and its days. */
export function GiftGroup(props: GiftGroupProps) {
  const { promotion, limitLeft, gifts, evaluate, ...actions } = props
  const id = useId()
  if (gifts.length === 0) return null
  const { name, start_date, expired_date, point_limit, description } = promotion
  return (
    <section aria-labelledby={id} className="mt-5">
      <h2 id={id} className="text-xl">
        {name}
      </h2>
      <p className="mb-3 text-sm text-ink-2">
        {texts.window(formatDate(start_date), formatDate(expired_date))}
        {point_limit !== undefined && ` · ${texts.limit(point_limit)}.`}
        {limitLeft !== undefined && ` ${texts.limitLeft(Math.max(0, limitLeft))}.`}
      </p>
      {description !== undefined && (
        <p className="mb-3 max-w-prose whitespace-pre-line">{description}</p>
      )}
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 desk:grid-cols-4 phone:gap-2.5">
        {gifts.map((gift) => (
          <GiftCard key={gift.id} gift={gift} evaluation={evaluate(gift)} {...actions} />
        ))}
      </ul>
    </section>
  )
}
