import { z } from 'zod'
import { ticketField } from '#domain/game/ticket-code.ts'
import { plainFormOf } from '#web/form/plain-form.ts'

export const ticketForm = plainFormOf(z.object({ ticket: ticketField }))
