import { z } from 'zod'
import { claimFields } from '#domain/game/own/api.ts'
import { plainFormOf } from '#web/form/plain-form.ts'

const { name, phone } = claimFields

export const claimForm = plainFormOf(z.object({ name, phone }))
