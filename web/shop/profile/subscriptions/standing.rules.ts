import { changeSubscription } from '#domain/subscription/api.ts'
import { plainFormOf } from '#web/form/plain-form.ts'

export const standingForm = plainFormOf(
  changeSubscription.input.pick({ quantity: true, next_on: true }),
)
