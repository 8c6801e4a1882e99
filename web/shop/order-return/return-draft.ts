import type { z } from 'zod'
import { returnAskSchema } from '#domain/order/return-request/fields.ts'
import type { OrderReturns } from '#domain/order/return-request/api.ts'
import type { FormOf } from '#web/form/any-form.ts'

export type ReturnAsk = NonNullable<OrderReturns['ask']>

type Asked = z.input<typeof returnAskSchema>
/** No reason is chosen beforehand. */
export type ReturnDraft = Omit<Asked, 'reason'> & { reason: Asked['reason'] | null }

export const returnSchema: FormOf<ReturnDraft> = returnAskSchema

/** A single thing is what it is about; of several somebody chooses. */
export function draftOf({ lines }: ReturnAsk, phone: string): ReturnDraft {
  const [only, ...others] = lines
  const isSingle = only !== undefined && others.length === 0 && only.max === 1
  const pieces = isSingle ? [{ line_no: only.line_no, quantity: 1 }] : []
  return { pieces, reason: null, words: '', photos: [], contact_phone: phone }
}
