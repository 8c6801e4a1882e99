import { RadioCards } from '#web/ui/RadioCards.tsx'
import { GuestNote } from './GuestNote.tsx'
import { subscriptionTexts as texts } from './texts.ts'
import type { RepeatWish } from './use-repeat-wish.ts'

const once = ''

/** Once, or again and again: a shopper says which, in words, before it goes into the cart. */
export function RepeatChoice({ wish: { offered, chosen, choose } }: { wish: RepeatWish }) {
  if (offered === null) return null
  return (
    <div className="noscript:hidden">
      <RadioCards
        legend={texts.how}
        name="repeat"
        options={[
          { value: once, label: texts.once },
          { value: offered, label: texts.every(offered), text: texts.promise },
        ]}
        value={chosen ?? once}
        onValueChange={(value) => choose(value || null)}
        // Side by side: what buys stays above the fold.
        className="md:[&>div]:grid md:[&>div]:grid-cols-[auto_1fr]"
      />
      {chosen !== null && <GuestNote className="mt-2" />}
    </div>
  )
}
