import { z } from 'zod'
import { leadFields } from '#domain/publishing/lead-fields.ts'
import { plainFormOf } from '#web/form/plain-form.ts'

/** A name and a phone, and that they may be used for the page's purpose. */
export const leadForm = plainFormOf(z.object(leadFields).extend({ consent: z.boolean() }))
