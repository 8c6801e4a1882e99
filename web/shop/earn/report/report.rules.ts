import { reportCounterfeit } from '#domain/genuine/api.ts'
import { plainFormOf } from '#web/form/plain-form.ts'

export const reportForm = plainFormOf(
  reportCounterfeit.input.pick({ place: true, description: true, photo: true }),
)
