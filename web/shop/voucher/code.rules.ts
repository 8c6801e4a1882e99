import { z } from 'zod'
import { voucherCodeField } from '#domain/voucher/api.ts'
import { plainFormOf } from '#web/form/plain-form.ts'

/** One code that somebody holds. */
export const codeForm = plainFormOf(z.object({ code: voucherCodeField }))
