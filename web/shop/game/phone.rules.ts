import { z } from 'zod'
import { phoneField } from '#domain/kernel/fields.ts'
import { plainFormOf } from '#web/form/plain-form.ts'

export const phoneForm = plainFormOf(z.object({ phone: phoneField }))
