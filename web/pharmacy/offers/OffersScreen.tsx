import { useRef } from 'react'
import type { CounterKind } from '#domain/counter/api.ts'
import { isPhone } from '#domain/kernel/phone.ts'
import { GamePrizes } from '#web/pharmacy/game/GamePrizes.tsx'
import { ScreenHead } from '../parts/ScreenHead.tsx'
import { OfferForm } from './OfferForm.tsx'
import { OfferList } from './OfferList.tsx'
import { OfferResult } from './OfferResult.tsx'
import { OfferTabs } from './OfferTabs.tsx'
import { OfferUsed } from './OfferUsed.tsx'
import { offerTexts as texts } from './texts.ts'
import { useOffer } from './use-offer.ts'

/** `ma-uu-dai` and `ma-du-thuong`: a customer's code is checked, then used; below it what is open today. */
export function OffersScreen({ kind }: { kind: CounterKind }) {
  const offer = useOffer(kind)
  const phone = useRef<HTMLInputElement>(null)
  const words = texts[kind]
  const goOn = () => {
    offer.nextCustomer()
    // The field comes with the next rendering.
    requestAnimationFrame(() => phone.current?.focus())
  }
  return (
    <div className="mx-auto grid max-w-180 gap-x-6 gap-y-4 desk:max-w-none desk:grid-cols-2 desk:items-start">
      <header className="desk:col-span-2">
        <ScreenHead title={words.title} />
        <p className="text-ink-2 phone:hidden">{words.intro}</p>
      </header>
      <OfferTabs current={kind === 'offer' ? 'ma-uu-dai' : 'ma-du-thuong'} />
      {offer.used ? (
        <OfferUsed used={offer.used} onNext={goOn} />
      ) : (
        <OfferForm offer={offer} phoneRef={phone}>
          {offer.info && <OfferResult offer={offer} info={offer.info} />}
        </OfferForm>
      )}
      <div className="flex flex-col gap-4">
        {kind === 'prize' && isPhone(offer.typed.phone) && <GamePrizes phone={offer.typed.phone} />}
        {/* What is left changes with each use. */}
        <OfferList key={offer.used?.id ?? 'list'} kind={kind} />
      </div>
    </div>
  )
}
