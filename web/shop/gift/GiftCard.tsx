import Check from 'lucide-react/icons/check'
import { useCallback, useRef } from 'react'
import type { Gift } from '#domain/gift/api.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { keepFigures } from '#domain/kernel/vnd.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { GiftPicture } from './GiftPicture.tsx'
import type { GiftJudgement } from './evaluate-gift.ts'
import { giftScreenTexts as texts } from './texts.ts'

export interface GiftCardProps {
  gift: Gift
  evaluation: GiftJudgement
  onAdd: (gift: Gift) => void
  onSee: (gift: Gift) => void
  /** Fetches the dialog when somebody is about to open it. */
  intent: object
}

/** One gift: what it costs, whether it can be had, and the press that takes it. */
export function GiftCard({ gift, evaluation, onAdd, onSee, intent }: GiftCardProps) {
  const isGone = evaluation.verdict === 'outOfStock'
  return (
    <li className="relative flex flex-col rounded-md border border-line bg-white p-3.5 transition-shadow hover:shadow-float phone:p-2.5">
      <GiftPicture
        gift={gift}
        sizes="(width > 992px) 270px, (width > 768px) 33vw, 50vw"
        className={cx('aspect-square w-full rounded-sm', isGone && 'opacity-50')}
      />
      {gift.product_type === 'voucher' && (
        <Badge tone="info" className="absolute top-5 left-5 phone:top-4 phone:left-4">
          {texts.voucherKind}
        </Badge>
      )}
      <h3 className="mt-2.5 text-md font-medium">
        <button
          type="button"
          onClick={() => onSee(gift)}
          aria-label={texts.seeNamed(gift.name)}
          className="flex min-h-11 w-full items-start text-left font-medium text-wrap after:absolute after:inset-0 hover:text-primary"
          {...intent}
        >
          <span className="line-clamp-3">{keepFigures(gift.name)}</span>
        </button>
      </h3>
      <p className="tabular mt-1 text-lg font-bold text-point">{formatPoints(gift.target)}</p>
      <p className="min-h-6 text-sm text-ink-2">{noteOf(gift, evaluation)}</p>
      <div className="mt-auto pt-3">
        <CardAction gift={gift} evaluation={evaluation} onAdd={onAdd} onSee={onSee} />
      </div>
    </li>
  )
}

type CardActionProps = Pick<GiftCardProps, 'gift' | 'onAdd' | 'onSee'> & {
  evaluation: GiftJudgement
}

function CardAction({ gift, evaluation, onAdd, onSee }: CardActionProps) {
  const { verdict, missing } = evaluation
  const pressed = useRef(false)
  // The button that was pressed is gone: the keyboard goes on from what took its place.
  const takeFocus = useCallback((link: HTMLAnchorElement | null) => {
    if (link && pressed.current) link.focus()
    pressed.current = false
  }, [])
  const press = () => {
    pressed.current = true
    onAdd(gift)
  }
  if (verdict === 'inCart') {
    return (
      <ButtonLink
        ref={takeFocus}
        to={paths.cart()}
        variant="plain"
        wide
        icon={<Check aria-hidden="true" className="size-4.5 shrink-0" />}
        className="z-1 px-1! whitespace-nowrap"
      >
        {texts.isInCart}
      </ButtonLink>
    )
  }
  // Pressed all the same, it says how to come by the points.
  if (verdict === 'notEnoughPoints') {
    return (
      <Button
        variant="plain"
        wide
        aria-label={texts.missingFor(missing, gift.name)}
        onClick={press}
        className="z-1 text-balance border-dashed border-point! px-1! text-point! hover:bg-point-tint!"
      >
        {keepFigures(texts.missing(missing))}
      </Button>
    )
  }
  const isOk = verdict === 'ok'
  return (
    <Button
      variant={isOk ? 'primary' : 'quiet'}
      wide
      aria-label={isOk ? texts.addNamed(gift.name) : texts.seeNamed(gift.name)}
      onClick={isOk ? press : () => onSee(gift)}
      className="z-1 px-2!"
    >
      {isOk ? texts.add : texts.see}
    </Button>
  )
}

/** The one thing to know of it beside its price. */
function noteOf(gift: Gift, { verdict }: GiftJudgement): string {
  switch (verdict) {
    case 'outOfStock':
      return texts.soldOut
    case 'memberLimit':
    case 'promotionLimit':
    case 'windowClosed':
      return texts[verdict]
    default:
      return gift.remaining <= few
        ? texts.fewLeft(gift.remaining)
        : gift.per_member_limit
          ? texts.perMember(gift.per_member_limit)
          : ''
  }
}

const few = 10
