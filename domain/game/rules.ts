import { z } from 'zod'
import { pharmacyCodeField } from '../pharmacy/fields.ts'

const id = z.int().min(1).max(2_147_483_647)
const entries = z.int().min(1).max(50)
const days = z.int().min(1).max(180)

/** What brings entries, and how many. Amounts are in đồng. */
export const entryRule = z.discriminatedUnion('source', [
  /** On each Vietnam day on which somebody comes to play. */
  z.object({ source: z.literal('day'), entries }),
  /** An order of at least so much, once it is delivered and paid. */
  z.object({ source: z.literal('order'), entries, min_amount: z.int().min(0).max(1_000_000_000) }),
  /** Each unit of these products in such an order. */
  z.object({
    source: z.literal('product'),
    entries,
    product_ids: z.array(id).min(1).max(200),
    max_per_order: entries,
  }),
  /** A genuine-goods code whose points were taken; none named: of every product. */
  z.object({ source: z.literal('code'), entries, product_ids: z.array(id).max(200) }),
  z.object({ source: z.literal('survey'), entries, survey_id: id }),
  /** Given by hand at the desk or at a counter. */
  z.object({ source: z.literal('staff') }),
  /** A printed ticket: whoever holds it plays, without a phone. */
  z.object({ source: z.literal('ticket') }),
])
export type EntryRule = z.output<typeof entryRule>

export const gameLooks = ['brand', 'gold', 'tet', 'night'] as const
export type GameLook = (typeof gameLooks)[number]

const text = (max: number) => z.string().trim().max(max).default('')

/** Of the registration with the authority, without which no game of chance may open. */
export const gameLegal = z.object({
  registration_number: z.string().trim().min(1).max(60),
  authority: z.string().trim().min(1).max(160),
  /** Vietnam days. */
  registered_on: z.iso.date(),
  /** The stored file of the confirmation. */
  file_id: id.nullable().default(null),
})

/**
 * What a campaign says and asks beside its box: fixed with the approval, as the box is, but no part of what decides
 * a result.
 */
export const gameRules = z.object({
  sources: z.array(entryRule).max(12).default([]),
  /** Of one person, over the whole campaign; null: as many as they earn. */
  max_per_phone: z.int().min(1).max(100_000).nullable().default(null),
  /** Of a campaign at the counter: the pharmacies that take part; none named: all. */
  stores: z.array(pharmacyCodeField).max(1000).default([]),
  /** Phones of employees and of pharmacies bring no entries. */
  excludes_staff: z.boolean().default(true),
  texts: z
    .object({
      intro: text(500),
      /** How one gets entries, in words; what the sources say is added. */
      how: text(2000),
      closed: text(500),
    })
    .prefault({}),
  look: z.enum(gameLooks).default('brand'),
  legal: gameLegal.nullable().default(null),
  /** Days that the winner of a prize that is sent has for each step, and the shop for sending it. */
  claim: z
    .object({
      contact_days: days.default(7),
      papers_days: days.default(10),
      delivery_days: days.default(30),
    })
    .prefault({}),
  /** What holds a prize for a look; it never changes a draw. */
  holds: z
    .object({
      /** More prizes than so many of one person, or of one address; null: never. */
      wins_per_phone: z.int().min(1).max(1000).nullable().default(null),
      wins_per_address: z.int().min(1).max(1000).nullable().default(null),
      /** Of a prize worth at least this many đồng: always. */
      value_from: z.int().min(0).max(10_000_000_000).nullable().default(null),
    })
    .prefault({}),
  /** Sites that may show the draw within their own pages. */
  embed_origins: z
    .array(
      z
        .string()
        .max(200)
        .regex(/^https:\/\/[a-z0-9.-]+(:\d{2,5})?$/),
    )
    .max(20)
    .default([]),
})
export type GameRules = z.output<typeof gameRules>
