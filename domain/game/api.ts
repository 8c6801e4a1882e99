import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { announcedPrize, gameKinds } from './definition.ts'
import { proofFile } from './proof.ts'

export const gameSlug = z.string().regex(/^[A-Za-z0-9-]{3,60}$/)

const shownPrize = announcedPrize
  .pick({ id: true, name: true, kind: true, value: true })
  .extend({ quantity: z.int(), left: z.int() })

export const gameSchema = z.object({
  slug: z.string(),
  title: z.string(),
  kind: z.enum(gameKinds),
  state: z.enum(['waiting', 'open', 'closed']),
  opens_at: z.string(),
  closes_at: z.string(),
  prizes: z.array(shownPrize),
  /** How many entries there can be, and how many there are; the former not of number draws. */
  places: z.int().optional(),
  entries: z.int(),
  /** The hash that was told before the first entry. */
  commitment: z.string(),
})
export type Game = z.output<typeof gameSchema>

export const getGame = endpoint({
  method: 'GET',
  path: '/game',
  realm: 'none',
  summary: 'A campaign with what is left of its prizes; not before it has been approved',
  input: z.object({ slug: gameSlug }),
  output: gameSchema,
  errors: ['notFound'],
})

export const getGameProof = endpoint({
  method: 'GET',
  path: '/game/proof',
  realm: 'none',
  summary:
    'What anybody needs to repeat a campaign, 5,000 entries at once; its secret once it is closed',
  input: z.object({
    slug: gameSlug,
    after: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
  }),
  output: proofFile,
  errors: ['notFound'],
})

export const playGame = endpoint({
  method: 'POST',
  path: '/game',
  realm: 'member',
  errorsShownInPlace: true,
  summary: 'Use an entry: the named one, or the oldest open one. A named one tells the same again',
  input: z.object({ slug: gameSlug, entry: z.int().min(1).max(2_147_483_647).optional() }),
  output: z.object({
    prize: announcedPrize
      .pick({ id: true, name: true, kind: true, value: true, points: true })
      .nullable(),
    entry: z.object({ number: z.int(), at: z.string() }),
    proof: z.object({
      campaign: z.string(),
      number: z.int(),
      entry_hash: z.string(),
      commitment: z.string(),
      /** With the phone and the cause it makes the entry's seal. */
      salt: z.string(),
      cause: z.string(),
    }),
  }),
  errors: ['notFound', 'conflict', 'busy'],
})
