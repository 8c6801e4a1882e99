import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { rowIdField } from '../../kernel/fields.ts'
import { reasonField } from '../../staff/fields.ts'
import { ticketLotTexts as texts } from './ticket-lot-texts.ts'

const id = rowIdField

/** A table for a printer, or pages that anybody prints and cuts. */
export const ticketFormats = ['table', 'pages'] as const
export type TicketFormat = (typeof ticketFormats)[number]

const ticketLot = z.object({
  id: z.int(),
  prefix: z.string(),
  count: z.int(),
  format: z.enum(ticketFormats),
  used: z.int(),
  issued_by: z.string(),
  issued_at: z.string(),
  reason: z.string(),
  withdrawn_by: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
  withdrawn_reason: z.string(),
})
export type TicketLot = z.output<typeof ticketLot>

const lots = z.object({
  lots: z.array(ticketLot),
  /** Tickets that came without a lot, by a command or before there were any. */
  loose: z.object({ count: z.int(), used: z.int() }),
  /** How many more there may be: each has a place in the box. */
  left: z.int(),
  /** Whether tickets may be issued now. */
  can_issue: z.boolean(),
})
export type TicketLots = z.output<typeof lots>

export const listTicketLots = endpoint({
  method: 'GET',
  path: '/admin/games/{id}/tickets',
  realm: 'staff',
  permission: 'games.read',
  summary: 'Printed tickets of a campaign by their lots, with how many of them were played',
  input: z.object({ id }),
  output: lots,
  errors: ['notFound'],
})

/** Made within one request. */
export const maxTicketsAtOnce = 100_000
/** Of pages: 250 sheets. */
export const maxTicketsOfPages = 2000

export const issueTicketLot = endpoint({
  method: 'POST',
  path: '/admin/games/{id}/tickets',
  realm: 'staff',
  permission: 'games.approve',
  errorsShownInPlace: true,
  summary: 'Make tickets, in a file that only the holder of the key can open; once for its key',
  idempotent: true,
  input: z.object({
    id,
    count: z.int().min(1).max(maxTicketsAtOnce),
    format: z.enum(ticketFormats).default('table'),
    /** What all codes of the lot begin with: a printer's mark. */
    prefix: z
      .string()
      .trim()
      .toUpperCase()
      .max(4, texts.prefix)
      .regex(/^[0-9A-Z]*$/, texts.prefix),
    /** Whose key opens the file: `age1…`. */
    recipient: z.string().trim().min(1, texts.recipient).max(200, texts.recipient),
    reason: reasonField,
  }),
  output: z.object({ lot: z.int(), count: z.int() }),
  errors: ['notFound', 'invalidInput', 'conflict', 'idempotencyKeyReused'],
})
// `GET /admin/games/{id}/tickets/{lot}`: the file, as often as it is wanted (raw route).

export const withdrawTicketLot = endpoint({
  method: 'POST',
  path: '/admin/games/{id}/tickets/withdraw',
  realm: 'staff',
  permission: 'games.approve',
  errorsShownInPlace: true,
  summary: 'Make what is unplayed of a lot worthless; what was played and won stays',
  input: z.object({ id, lot: rowIdField, reason: reasonField }),
  output: z.object({ withdrawn: z.int() }),
  errors: ['notFound', 'conflict'],
})
