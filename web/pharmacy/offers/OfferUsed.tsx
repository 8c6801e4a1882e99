import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import type { VoucherLog } from '#domain/counter/api.ts'
import { withDots } from '#web/features/code-entry/code-typing.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'
import { offerTexts as texts } from './texts.ts'

/** Where the focus goes when the dialog for the customer's code has done its work. */
export const nextCustomerId = 'next-customer'

/** In words, and on to the next customer. */
export function OfferUsed({ used, onNext }: { used: VoucherLog; onNext: () => void }) {
  const paths = usePharmacyPaths()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" className="flex flex-col items-center gap-1 text-center">
      <span className="mb-2 grid size-18 place-items-center rounded-full bg-ok-tint text-ok">
        <CircleCheck aria-hidden="true" className="size-9" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {texts[used.kind].done}
      </h2>
      <p className="text-lg">
        {used.kind === 'prize' ? texts.prizeDone(used.name) : texts.saved(used.saving)}
      </p>
      <p className="text-ink-2">
        {used.name} · {texts.ofPhone(withDots(used.phone))} · {withDots(used.code)}
      </p>
      <Button id={nextCustomerId} size="counter" wide className="mt-4" onClick={onNext}>
        {texts.next}
      </Button>
      <ButtonLink variant="plain" to={paths.offerHistory()}>
        {texts.seeHistory}
      </ButtonLink>
    </Card>
  )
}
