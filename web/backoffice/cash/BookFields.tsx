import { formatVnd } from '#domain/kernel/vnd.ts'
import { Form } from '#web/form/Form.tsx'
import { today } from '#web/state/clock.ts'
import { Facts } from '../parts/Panel.tsx'
import { cashScreenTexts as texts } from './texts.ts'

/** Number, day, fee and what came, of a statement booked by hand or from a file. */
export function BookFields({ feeHint }: { feeHint: string }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Form.Text name="reference" label={texts.reference} hint={texts.referenceHint} />
      <Form.Date name="on" label={texts.on} max={today()} />
      <Form.Money name="fee" label={texts.fee} hint={feeHint} />
      <Form.Money name="received" label={texts.received} />
    </div>
  )
}

export interface Sums {
  /** What the first figure is, and what it comes to before any fee. */
  label: string
  taken: number
  fees: number
  /** What differs from what is to come; nothing where it is not asked yet. */
  difference: number
}

/** What the lines come to, as it is typed. */
export function SumsBox({ label, taken, fees, difference }: Sums) {
  return (
    <section aria-label={texts.sums} className="tabular rounded-md bg-ground px-4 py-3 text-sm">
      <Facts
        facts={[
          { label, value: formatVnd(taken) },
          fees > 0 && { label: texts.fee, value: texts.minus(formatVnd(fees)) },
          { label: texts.expected, value: formatVnd(taken - fees), strong: true },
        ]}
      />
      <p role="status" className="mt-2 font-semibold text-sale-deep empty:hidden">
        {difference < 0 && texts.short(formatVnd(-difference))}
        {difference > 0 && texts.over(formatVnd(difference))}
      </p>
    </section>
  )
}
