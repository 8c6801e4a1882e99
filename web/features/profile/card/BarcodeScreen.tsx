import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { spacedNumber } from './spaced-number.ts'
import type { CardData } from './load-card.ts'
import { cardTexts as texts } from './texts.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** The bars over the whole screen; on an upright phone along its long side. */
export function BarcodeScreen({ card, onClose }: { card: CardData['card']; onClose: () => void }) {
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
