import { cancelOrder } from '#domain/order/api.ts'
import { z } from 'zod'
import { plainFormOf } from '#web/form/plain-form.ts'

const { reason, repeat } = cancelOrder.input.shape

/** A reason of a few, or in one's own words; what becomes of what comes again, where something does. */
export const cancelForm = plainFormOf(
  z.object({ choice: reason, words: reason.optional(), repeat }),
)
