import GiftIcon from 'lucide-react/icons/gift'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import type { CartGift } from '#domain/cart/cart.ts'
import type { CartChange } from '#domain/cart/refresh.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { notifyRemoved } from '#web/shop/cart/notify-removed.tsx'
import { accountDialogIntent } from '#web/shop/identity/account-dialog.tsx'
import { removeGift } from '#web/shop/state/cart-extras.ts'
import { openAccountDialog } from '#web/shop/state/member-dialog.ts'
import { useMember } from '#web/shop/state/member.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { giftScreenTexts as texts } from './texts.ts'
import { useCartGifts } from './use-cart-gifts.ts'

const editorDialog = lazyPart(() =>
  import('./GiftEditorDialog.tsx').then((part) => part.GiftEditorDialog),
)

export interface CartGiftsProps {
  gifts: readonly CartGift[]
  onChanges: (changes: readonly CartChange[]) => void
}

/** The gifts of the cart, each with what is left of the points after it. */
export function CartGifts({ gifts, onChanges }: CartGiftsProps) {
  const { shop, isEditing, setEditing } = useCartGifts(onChanges)
  const member = useMember()
  const list = useRef<HTMLUListElement>(null)
  const remove = ({ id, name }: CartGift) => {
    notifyRemoved(name, removeGift(id))
    list.current?.focus()
  }
  const leftovers = shop && runningLeftovers(shop.membership.AvailablePoint, gifts)
  const isShort = (leftovers?.at(-1) ?? 0) < 0
  return (
    <section className="flex flex-col gap-3">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={texts.gifts}
        className="flex flex-col gap-3 outline-none"
      >
        {gifts.map((gift, index) => (
          <GiftLine
            key={gift.id}
            gift={gift}
            left={leftovers?.[index] ?? null}
            onRemove={() => remove(gift)}
          />
        ))}
      </ul>
      {isShort && (
        <Button variant="secondary" onClick={() => setEditing(true)} {...editorDialog.intent}>
          {texts.adjust}
        </Button>
      )}
      {!member && gifts.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          {texts.guestGifts}
          <Button
            variant="plain"
            onClick={() => openAccountDialog({ kind: 'login', title: texts.loginTitle })}
            {...accountDialogIntent}
          >
            {texts.login}
          </Button>
        </p>
      )}
      {isEditing && shop && <editorDialog.Part shop={shop} onClose={() => setEditing(false)} />}
    </section>
  )
}

interface GiftLineProps {
  gift: CartGift
  /** Points left after it; negative when they do not suffice, null while not known. */
  left: number | null
  onRemove: () => void
}

function GiftLine({ gift, left, onRemove }: GiftLineProps) {
  const parts = [formatPoints(gift.pointCost), ...(left === null ? [] : [leftText(left)])]
  return (
    <li className="flex items-center gap-4 rounded-md border border-point-line bg-point-tint py-4 pr-2 pl-5 phone:pl-4">
      <GiftIcon aria-hidden="true" className="size-6 shrink-0 text-point" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{texts.giftNamed(gift.name)}</p>
        <p className="tabular text-sm text-point">{parts.join(' · ')}</p>
      </div>
      <IconButton
        label={texts.remove(gift.name)}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onRemove}
        className="text-ink-2 hover:bg-white hover:text-sale"
      />
    </li>
  )
}

function leftText(left: number): string {
  return left < 0 ? texts.cartShort(-left) : texts.cartLeft(left)
}

/** What is left after each gift, in the cart's order. */
function runningLeftovers(available: number, gifts: readonly CartGift[]): number[] {
  let left = available
  return gifts.map((gift) => (left -= gift.pointCost * gift.quantity))
}
