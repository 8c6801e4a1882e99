import { z } from 'zod'
import { bookStatement } from '#domain/order/cash/api.ts'
import { textField } from '#domain/kernel/fields.ts'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { useForm, type FormOptions, type SchemaForm } from '#web/form/use-form.ts'
import { today } from '#web/state/clock.ts'
import { differenceOf } from './statement-sums.ts'

const { reference, on, received, fee } = bookStatement.input.shape

/** What is asked for beside the lines; the last two where the money differs. */
const bookSchema = z.object({
  reference,
  on,
  received,
  fee,
  order_code: z.string().max(40),
  reason: textField(200),
})
export type BookSchema = typeof bookSchema
export type BookValues = z.input<BookSchema>

interface BookOptions {
  alsoWrong: (values: BookValues) => FieldErrors
  send: (values: BookValues) => Promise<void>
  explain?: FormOptions<BookSchema>['explain']
  /** Of the one parcel that there is. */
  onlyCode?: string
  /** Of whoever writes statements without numbers of their own. */
  reference?: string
}

/** The form of a statement whose lines come to `sum`: what came follows the fee until somebody types it. */
export function useBookForm(sum: number, options: BookOptions): SchemaForm<BookSchema> {
  const { onlyCode = '', reference: number = '', ...rest } = options
  const form = useForm(bookSchema, {
    ...rest,
    namesMissing: 'exactly',
    initial: { reference: number, on: today(), received: sum, order_code: onlyCode, reason: '' },
  })
  return {
    ...form,
    set: (path, value) => {
      const isAsExpected = path === 'fee' && differenceOf(sum, form.values) === 0
      if (!isAsExpected) return form.set(path, value)
      const kept = value as number | undefined
      const left = Math.max(0, sum - (kept ?? 0))
      form.setAll({ ...form.values, fee: kept, received: left }, ['fee', 'received'])
    },
  }
}
