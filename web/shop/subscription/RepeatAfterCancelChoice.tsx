import { formatDate } from '#domain/kernel/dates.ts'
import { Form } from '#web/form/Form.tsx'
import type { RepeatedProduct } from './repeated-of.ts'
import { repeatedOrderTexts as texts } from './order-texts.ts'

export type RepeatAfterCancel = 'keep' | 'end'

/** An order is cancelled: whether what was to come again still does. Field `repeat` of the form around. */
export function RepeatAfterCancelChoice({ repeated }: { repeated: readonly RepeatedProduct[] }) {
  const next = repeated.map((product) => product.next).toSorted()[0] ?? ''
  return (
    <Form.Radio
      legend={texts.afterCancel}
      name="repeat"
      required
      options={[
        { value: 'end', label: texts.endToo, text: texts.endTooText },
        { value: 'keep', label: texts.keepRest, text: texts.keepRestText(formatDate(next)) },
      ]}
    />
  )
}
