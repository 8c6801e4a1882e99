import { useRevalidator } from 'react-router'
import type { Gift } from '#domain/gift/api.ts'
import { giftTexts } from '#domain/gift/texts.ts'
import { paths } from '#web/paths.ts'
import { useCart } from '#web/shop/state/cart.ts'
import { today } from '#web/state/clock.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ExchangedPanel } from './ExchangedPanel.tsx'
import { ExchangeFacts } from './ExchangeFacts.tsx'
import { FailurePanel } from './FailurePanel.tsx'
import type { GiftShop } from './gift-shop.ts'
import { GiftPicture } from './GiftPicture.tsx'
import { evaluateGift, type GiftJudgement } from './evaluate-gift.ts'
import { giftScreenTexts as texts } from './texts.ts'
import { useExchange } from './use-exchange.ts'

export interface ExchangeDialogProps {
  shop: GiftShop
  gift: Gift
  onAdd: (gift: Gift) => void
  onClose: () => void
}

/** One gift in full, what it leaves of the points, and the ways to have it. */
export function ExchangeDialog({ shop, gift, onAdd, onClose }: ExchangeDialogProps) {
  const { gifts: cartGifts } = useCart()
  const { revalidate } = useRevalidator()
  const { stage, exchange } = useExchange(gift.id, () => void revalidate())
  const evaluation = evaluateGift(shop, gift, cartGifts, today())
  const isDone = stage.kind === 'done'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnOutside
      width={570}
      title={isDone ? texts.exchangedTitle : gift.name}
      footer={
        isDone ? undefined : (
          <Actions
            gift={gift}
            evaluation={evaluation}
            isBusy={stage.kind === 'busy'}
            onAdd={() => onAdd(gift)}
            onExchange={() => void exchange()}
          />
        )
      }
    >
      {isDone ? (
        <ExchangedPanel exchanged={stage.exchanged} onClose={onClose} />
      ) : (
        // Nothing to press in it: it is itself a stop of the keyboard, to be scrolled on small screens.
        <div tabIndex={0} role="group" aria-label={gift.name} className="rounded-md">
          <div className="flex gap-4 phone:flex-col">
            <GiftPicture
              gift={gift}
              sizes="200px"
              className="size-50 shrink-0 self-center rounded-md phone:size-40"
            />
            <div className="min-w-0 flex-1">
              {gift.description && (
                <p className="mb-3 whitespace-pre-line text-ink-2">{gift.description}</p>
              )}
              <ExchangeFacts
                shop={shop}
                gift={gift}
                cartGifts={cartGifts}
                evaluation={evaluation}
              />
            </div>
          </div>
          {stage.kind === 'failed' && <FailurePanel text={stage.text} />}
        </div>
      )}
    </Dialog>
  )
}

interface ActionsProps {
  gift: Gift
  evaluation: GiftJudgement
  isBusy: boolean
  onAdd: () => void
  onExchange: () => void
}

function Actions({ gift, evaluation, isBusy, onAdd, onExchange }: ActionsProps) {
  const { verdict, missing } = evaluation
  if (verdict === 'inCart') {
    return (
      <ButtonLink to={paths.cart()} size="main" wide>
        {texts.toCart}
      </ButtonLink>
    )
  }
  if (verdict !== 'ok') {
    return (
      <div className="flex flex-col gap-2.5">
        <p role="status" className="font-semibold text-point">
          {problemText(verdict)}
          {verdict === 'notEnoughPoints' && ` ${texts.missing(missing)}.`}
        </p>
        {verdict === 'notEnoughPoints' && (
          <ButtonLink to={paths.shop()} size="main" wide>
            {texts.buyMore}
          </ButtonLink>
        )}
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-2.5">
      {gift.product_type === 'voucher' && (
        <p className="text-sm text-ink-2">{texts.exchangeHint}</p>
      )}
      <div className="flex gap-2.5 phone:flex-col">
        {gift.product_type === 'voucher' && (
          <Button size="main" wide busy={isBusy} onClick={onExchange}>
            {texts.exchangeNow}
          </Button>
        )}
        <Button
          size="main"
          wide
          variant={gift.product_type === 'voucher' ? 'quiet' : 'primary'}
          disabled={isBusy}
          onClick={onAdd}
        >
          {texts.add}
        </Button>
      </div>
    </div>
  )
}

function problemText(verdict: Exclude<GiftJudgement['verdict'], 'ok' | 'inCart'>): string {
  return verdict === 'locked' ? texts.lockedTitle : giftTexts.problems[verdict]
}
