import { z } from 'zod'
import { announcedPrize, entrySources, gameAudiences, gameKinds, gamePlaces } from './definition.ts'
import { gameLegal, gameLooks, gameRules } from './rules.ts'

export const gameSlugField = z.string().regex(/^[A-Za-z0-9-]{3,60}$/)
export const entryNumberField = z.int().min(1).max(2_147_483_647)

const shownPrize = announcedPrize
  .pick({ id: true, name: true, kind: true, value: true })
  .extend({ quantity: z.int(), left: z.int() })

/** How one gets entries: in words, with the products that it is about. */
const shownSource = z.object({
  source: z.enum(entrySources),
  text: z.string(),
  products: z.array(z.object({ name: z.string(), slug: z.string() })),
})

export const gameStates = ['waiting', 'open', 'paused', 'closed', 'settled'] as const

export const gameSchema = z.object({
  slug: z.string(),
  title: z.string(),
  kind: z.enum(gameKinds),
  place: z.enum(gamePlaces),
  audience: z.enum(gameAudiences),
  state: z.enum(gameStates),
  opens_at: z.string(),
  closes_at: z.string(),
  prizes: z.array(shownPrize),
  /** How many entries there can be, and how many there are; the former not of number draws. */
  places: z.int().optional(),
  entries: z.int(),
  /** The hash that was told before the first entry. */
  commitment: z.string(),
  /** Results wait for public randomness too. */
  has_beacon: z.boolean(),
  texts: gameRules.shape.texts.unwrap(),
  look: z.enum(gameLooks),
  sources: z.array(shownSource),
  /** Played with a printed code. */
  by_ticket: z.boolean(),
  max_per_phone: z.int().nullable(),
  excludes_staff: z.boolean(),
  /** Pharmacies that take part, by their codes; none: all, or it is no campaign of pharmacies. */
  stores: z.array(z.string()),
  legal: gameLegal.omit({ file_id: true }).nullable(),
  claim: gameRules.shape.claim.unwrap(),
  /** How many prizes were won, small ones among them. */
  winners: z.int(),
})
export type Game = z.output<typeof gameSchema>
export type ShownPrize = Game['prizes'][number]

export const winStates = [
  'credited',
  'held',
  'won',
  'contacted',
  'papers',
  'sent',
  'received',
  'lapsed',
] as const
export type WinState = (typeof winStates)[number]

export const wonPrize = announcedPrize.pick({
  id: true,
  name: true,
  kind: true,
  value: true,
  points: true,
})
export type WonPrize = z.output<typeof wonPrize>

/** What became of a prize, and what its winner still has to do. */
export const shownWin = z.object({
  state: z.enum(winStates),
  /** Of a prize that is sent: whether its winner has said where to. */
  claim: z.enum(['needed', 'given']).optional(),
  /** The last Vietnam day on which the winner says so. */
  claim_until: z.string().optional(),
})
export type ShownWin = z.output<typeof shownWin>
