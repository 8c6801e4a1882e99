import { formatDate } from '#domain/kernel/dates.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import type { RepeatedProduct } from './repeated-of.ts'
import { repeatedOrderTexts as texts } from './order-texts.ts'

export type RepeatAfterCancel = 'keep' | 'end'

interface RepeatAfterCancelChoiceProps {
  repeated: readonly RepeatedProduct[]
  value: RepeatAfterCancel | null
  onValueChange: (value: RepeatAfterCancel) => void
  error?: string
}

/** An order is cancelled: whether what was to come again still does. */
export function RepeatAfterCancelChoice(props: RepeatAfterCancelChoiceProps) {
  const { repeated, value, onValueChange, error } = props
  const next = repeated.map((product) => product.next).toSorted()[0] ?? ''
  return (
    <RadioCards
      legend={texts.afterCancel}
      name="repeat-after-cancel"
      required
      options={[
        { value: 'end', label: texts.endToo, text: texts.endTooText },
        { value: 'keep', label: texts.keepRest, text: texts.keepRestText(formatDate(next)) },
      ]}
      value={value}
      onValueChange={(picked) => onValueChange(picked as RepeatAfterCancel)}
      error={error}
    />
  )
}
