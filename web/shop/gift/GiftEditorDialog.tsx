import Info from 'lucide-react/icons/info'
import { useState } from 'react'
import { promisedPoints, type CartGift } from '#domain/cart/cart.ts'
import type { Gift } from '#domain/gift/api.ts'
import {
  canToggleGift,
  isSelectionChanged,
  startSelection,
  toggleGift,
} from '#domain/gift/editor.ts'
import { giftTexts } from '#domain/gift/texts.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { notifyWithAction } from '#web/shop/cart/notify-removed.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { paths } from '#web/paths.ts'
import { setGifts } from '#web/shop/state/cart-extras.ts'
import { useCart } from '#web/shop/state/cart.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { EditorAdvice } from './EditorAdvice.tsx'
import type { GiftShop } from './gift-shop.ts'
import { giftScreenTexts as texts } from './texts.ts'

export interface GiftEditorDialogProps {
  shop: GiftShop
  /** The gift that did not fit; without one, the cart's own gifts cost more than there is. */
  wanted?: Gift
  /** Adds the wanted gift once there is room for it. */
  onAdd?: (gift: Gift) => void
  onClose: () => void
}

/** The gift cart editor. */
export function GiftEditorDialog({ shop, wanted, onAdd, onClose }: GiftEditorDialogProps) {
  const { gifts: cartGifts } = useCart()
  const [selection, setSelection] = useState(() => startSelection(cartGifts))
  const available = shop.membership.AvailablePoint
  const kept = cartGifts.filter(({ id }) => selection.has(id))
  const update = () => {
    setGifts(kept)
    onClose()
    const hasRoom = wanted && promisedPoints(kept) + wanted.target <= available
    if (!hasRoom || !onAdd) return notify({ text: texts.editorUpdated })
    const action = { label: texts.editorAddWanted(wanted.name), onPress: () => onAdd(wanted) }
    notifyWithAction({ title: texts.editorUpdated, ...action })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnOutside
      width={660}
      title={giftTexts.editor.title}
      footer={
        <>
          <EditorAdvice kept={kept} wanted={wanted} available={available} />
          <div className="mt-3 flex gap-2.5 phone:flex-col">
            <Button
              size="main"
              wide
              disabled={!isSelectionChanged(selection, cartGifts)}
              onClick={update}
            >
              {giftTexts.editor.update}
            </Button>
            <ButtonLink to={paths.shop()} size="main" variant="quiet" wide>
              {giftTexts.editor.buyMore}
            </ButtonLink>
          </div>
        </>
      }
    >
      <div className="flex gap-3 rounded-md border border-point-line bg-point-tint p-4">
        <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-point" />
        <div>
          <p className="font-semibold">{giftTexts.editor.notice}</p>
          <p className="text-sm text-ink-2">{giftTexts.editor.help}</p>
        </div>
      </div>
      <fieldset className="mt-4">
        <legend className="text-sm font-semibold">{texts.editorList}</legend>
        <ul className="divide-y divide-line">
          {listed(cartGifts, wanted).map(({ id, name, pointCost }) => {
            const canToggle = canToggleGift(selection, id, cartGifts)
            return (
              <li key={id}>
                <Checkbox
                  label={
                    <>
                      {name}
                      {!canToggle && (
                        <span className="block text-sm">{giftTexts.editor.cannotCheck}</span>
                      )}
                    </>
                  }
                  aside={<span className="tabular text-point">{formatPoints(pointCost)}</span>}
                  checked={selection.has(id)}
                  disabled={!canToggle}
                  onChange={() => setSelection(toggleGift(selection, id, cartGifts))}
                />
              </li>
            )
          })}
        </ul>
      </fieldset>
    </Dialog>
  )
}

function listed(cartGifts: readonly CartGift[], wanted: Gift | undefined) {
  if (!wanted || cartGifts.some(({ id }) => id === wanted.id)) return cartGifts
  return [...cartGifts, { id: wanted.id, name: wanted.name, pointCost: wanted.target }]
}
