import Leaf from 'lucide-react/icons/leaf'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Printer from 'lucide-react/icons/printer'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { membershipTexts } from '#web/shop/membership/texts.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import type { CardData } from './load-card.ts'
import { spacedNumber } from './spaced-number.ts'
import { cardTexts as texts } from './texts.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** The card itself: the bars on white and as wide as it is, so that a scanner reads them off a phone. */
export function CardFace({
  fullName,
  membership,
  card,
}: Pick<CardData, 'fullName' | 'membership' | 'card'>) {
  const [isLarge, setLarge] = useState(false)
  const number = spacedNumber(card.loyalty_number)
  return (
    <section aria-label={texts.card}>
      <div className="overflow-hidden rounded-sheet border border-primary-deep bg-linear-to-br from-primary-deep to-primary text-white shadow-float print:mx-auto print:w-100 print:shadow-none">
        <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-5">
          <p className="flex items-center gap-2 text-lg font-bold">
            <Leaf aria-hidden="true" className="size-5.5" />
            {texts.brand}
          </p>
          <p className="rounded-full bg-white/15 px-3 py-1 text-sm font-semibold">
            {membershipTexts.tier(membership.Tier)}
          </p>
        </div>
        <div className="px-5 pt-6 pb-5">
          <p className="text-xl font-bold break-words">{fullName}</p>
          <p className="mt-1 text-sm text-white/85">
            {texts.number}{' '}
            <span className="tabular text-base font-semibold text-white">{number}</span>
          </p>
        </div>
        <div className="bg-white px-4 py-4">
          <img
            src={card.barcode}
            alt={texts.barcode(card.loyalty_number)}
            className="mx-auto block h-auto w-full max-w-90"
          />
          <p aria-hidden="true" className="tabular mt-1.5 text-center font-semibold text-ink">
            {number}
          </p>
        </div>
      </div>
      <p className="mt-3 text-center text-sm text-ink-2 print:hidden">{texts.hint}</p>
      <Actions onEnlarge={() => setLarge(true)} />
      {isLarge && <BarcodeScreen card={card} onClose={() => setLarge(false)} />}
    </section>
  )
}

/** Both need a script; without one the card can still be shown as it is. */
function Actions({ onEnlarge }: { onEnlarge: () => void }) {
  const hydrated = useHydrated()
  return (
    <div className="mt-2 flex flex-wrap justify-center gap-2 print:hidden">
      <Button
        variant="secondary"
        disabled={!hydrated}
        onClick={onEnlarge}
        icon={<Maximize2 aria-hidden="true" className="size-4.5" />}
      >
        {texts.enlarge}
      </Button>
      <Button
        variant="plain"
        disabled={!hydrated}
        onClick={() => window.print()}
        icon={<Printer aria-hidden="true" className="size-4.5" />}
      >
        {texts.print}
      </Button>
    </div>
  )
}

/** The bars over the whole screen; on an upright phone along its long side. */
function BarcodeScreen({ card, onClose }: { card: CardData['card']; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  useWakeLock()
  return (
    <dialog
      ref={dialog}
      aria-label={texts.card}
      onClose={onClose}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-white print:hidden"
    >
      <div className="absolute top-2 right-2 z-10">
        <IconButton
          label={texts.close}
          icon={<X aria-hidden="true" className="size-6" />}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <div className="absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-1/2 text-center landscape:w-[min(86vw,900px)] portrait:w-[84dvh] portrait:rotate-90">
        <img
          src={card.barcode}
          alt={texts.barcode(card.loyalty_number)}
          className="mx-auto block h-auto max-h-[56vmin] w-full"
        />
        <p className="tabular mt-3 text-2xl font-bold">{spacedNumber(card.loyalty_number)}</p>
        <p className="mx-auto mt-2 max-w-lg text-sm text-ink-2">{texts.bright}</p>
      </div>
    </dialog>
  )
}
