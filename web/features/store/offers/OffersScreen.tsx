import { useRef } from 'react'
import type { CounterKind } from '#domain/counter/api.ts'
import { OfferForm } from './OfferForm.tsx'
import { OfferList } from './OfferList.tsx'
import { OfferResult } from './OfferResult.tsx'
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
    <div className="mx-auto grid max-w-180 gap-6 desk:max-w-none desk:grid-cols-2 desk:items-start">
      <header className="desk:col-span-2">
        <h1 className="text-2xl font-bold phone:text-xl">{words.title}</h1>
        <p className="text-ink-2">{words.intro}</p>
      </header>
      {offer.used ? (
        <OfferUsed used={offer.used} onNext={goOn} />
      ) : (
        <OfferForm offer={offer} phoneRef={phone}>
          {offer.info && <OfferResult offer={offer} info={offer.info} />}
        </OfferForm>
      )}
      {/* What is left changes with each use. */}
      <OfferList key={offer.used?.id ?? 'list'} kind={kind} />
    </div>
  )
}
