import GiftIcon from 'lucide-react/icons/gift'
import { useState } from 'react'
import { cartGiftOf } from '#domain/cart/api.ts'
import type { Gift } from '#domain/gift/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { paths } from '#web/paths.ts'
import { addGift } from '#web/shop/state/cart-extras.ts'
import { getCart, useCart } from '#web/shop/state/cart.ts'
import { today } from '#web/state/clock.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { GiftShop } from './gift-shop.ts'
import { GiftBalance } from './GiftBalance.tsx'
import { GiftGroup } from './GiftGroup.tsx'
import { evaluateGift, type GiftJudgement } from './evaluate-gift.ts'
import { LockedNote } from './LockedNote.tsx'
import { giftScreenTexts as texts } from './texts.ts'

const exchangeDialog = lazyPart(() =>
  import('./ExchangeDialog.tsx').then((part) => part.ExchangeDialog),
)
const editorDialog = lazyPart(() =>
  import('./GiftEditorDialog.tsx').then((part) => part.GiftEditorDialog),
)

/** What the points are worth: gifts by promotion, each with what it still takes. */
export function GiftsScreen({ shop }: { shop: GiftShop }) {
  const { gifts: cartGifts } = useCart()
  const [onlyReachable, setOnlyReachable] = useState(false)
  const [opened, setOpened] = useState<{ kind: 'exchange' | 'editor'; gift: Gift } | null>(null)
  const evaluate = (gift: Gift) => evaluateGift(shop, gift, cartGifts, today())
  const open = (kind: 'exchange' | 'editor', gift: Gift) => setOpened({ kind, gift })
  const close = () => setOpened(null)
  const gifts = shop.programme?.gifts ?? []
  const reachable = gifts.filter((gift) => isReachable(evaluate(gift)))
  const add = (gift: Gift) => {
    // As the cart is at the press, which may come from a notice after it has changed.
    const present = getCart().gifts
    const { verdict } = evaluateGift(shop, gift, present, today())
    if (verdict === 'ok') {
      addGift(cartGiftOf(gift))
      notify({ text: texts.added(gift.name) })
      close()
    } else if (verdict === 'notEnoughPoints' && present.length > 0) open('editor', gift)
    else open('exchange', gift)
  }
  return (
    <>
      <GiftBalance membership={shop.membership} cartGifts={cartGifts} />
      {shop.membership.Status === 'locked' && (
        <LockedNote because={shop.membership.LockedBecause} />
      )}
      {gifts.length === 0 ? (
        <NoGifts />
      ) : (
        <>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6">
            <Checkbox
              label={<b className="font-semibold">{texts.onlyReachable}</b>}
              checked={onlyReachable}
              onChange={(event) => setOnlyReachable(event.target.checked)}
            />
            <p role="status" className="text-sm text-ink-2">
              {reachable.length > 0 ? texts.reachable(reachable.length) : texts.noneReachable}
            </p>
          </div>
          {onlyReachable && reachable.length === 0 ? (
            <NoneReachable onSeeAll={() => setOnlyReachable(false)} />
          ) : (
            shop.programme?.promotions.map((promotion) => (
              <GiftGroup
                key={promotion.id}
                promotion={promotion}
                limitLeft={shop.standings[promotion.id]?.limitLeft}
                gifts={(onlyReachable ? reachable : gifts).filter(
                  (gift) => gift.promotion_id === promotion.id,
                )}
                evaluate={evaluate}
                onAdd={add}
                onSee={(gift) => open('exchange', gift)}
                intent={exchangeDialog.intent}
              />
            ))
          )}
        </>
      )}
      {opened?.kind === 'exchange' && (
        <exchangeDialog.Part shop={shop} gift={opened.gift} onAdd={add} onClose={close} />
      )}
      {opened?.kind === 'editor' && (
        <editorDialog.Part shop={shop} wanted={opened.gift} onAdd={add} onClose={close} />
      )}
    </>
  )
}

function isReachable({ verdict }: GiftJudgement): boolean {
  return verdict === 'ok' || verdict === 'inCart'
}

function NoGifts() {
  return (
    <Card className="mt-5">
      <EmptyState
        icon={<GiftIcon aria-hidden="true" />}
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={<ButtonLink to={paths.shop()}>{texts.goShopping}</ButtonLink>}
      />
    </Card>
  )
}

function NoneReachable({ onSeeAll }: { onSeeAll: () => void }) {
  return (
    <Card className="mt-3">
      <EmptyState
        icon={<GiftIcon aria-hidden="true" />}
        title={texts.noneReachable}
        text={texts.noneReachableText}
        action={
          <>
            <ButtonLink to={paths.earn()}>{texts.earnMore}</ButtonLink>
            <Button variant="quiet" onClick={onSeeAll}>
              {texts.seeAll}
            </Button>
          </>
        }
      />
    </Card>
  )
}
