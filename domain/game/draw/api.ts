import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { gameSlug } from '../api.ts'
import { announcedPrize } from '../definition.ts'

/**
 * Where a number draw stands: before it opens, while entries come, over but not closed yet, closed with its root
 * told and its round waited for, drawn and told winner by winner, all told.
 */
export const drawPhases = ['waiting', 'open', 'closing', 'sealed', 'drawn', 'told'] as const
export type DrawPhase = (typeof drawPhases)[number]

/** So many winners, and reserves, are shown; the proof has all. */
export const shownRanks = 500

const hex = z.string().regex(/^[\da-f]{64}$/)
const person = {
  rank: z.int(),
  number: z.int(),
  /** As everybody may read it: `Nguyễn T. H.`, `***567`, `Phường Kim Liên`. */
  name: z.string().nullable(),
  phone: z.string().nullable(),
  place: z.string().nullable(),
}

export const toldWinner = z.object({
  ...person,
  prize: announcedPrize.pick({ id: true, name: true, value: true }),
  /** Their time ran out or they declined: a reserve has the prize now. */
  lapsed: z.literal(true).optional(),
  /** Of a reserve: the rank whose prize it has. */
  moved_up_for: z.int().optional(),
})
export type ToldWinner = z.output<typeof toldWinner>

export const drawState = z.object({
  slug: z.string(),
  title: z.string(),
  phase: z.enum(drawPhases),
  /** When this was so; the page counts down by it, whatever the screen's clock says. */
  at: z.string(),
  opens_at: z.string(),
  closes_at: z.string(),
  entries: z.int(),
  commitment: hex,
  prizes: z.array(
    announcedPrize.pick({ id: true, name: true, value: true }).extend({ quantity: z.int() }),
  ),
  root: hex.optional(),
  /** Of the beacon: fixed with the root, its randomness once it is there. */
  round: z.object({ number: z.int(), at: z.string(), randomness: hex.optional() }).optional(),
  winners: z.int(),
  /** So many of them have been told. */
  told: z.int(),
  /** The one told last first. */
  winners_told: z.array(toldWinner),
  reserves: z.array(z.object(person)),
  /** Sites that may show the draw within their own pages. */
  embed_origins: z.array(z.string()),
})
export type DrawState = z.output<typeof drawState>

export const getDraw = endpoint({
  method: 'GET',
  path: '/game/draw',
  realm: 'none',
  cache: { tags: [], shows: ({ slug }) => [`game:${slug}`], maxAge: 0 },
  summary: 'A number draw as its stage shows it: winners masked, as far as they have been told',
  input: z.object({ slug: gameSlug }),
  output: drawState,
  errors: ['notFound'],
})

export const listMyNumbers = endpoint({
  method: 'GET',
  path: '/game/numbers',
  realm: 'member',
  summary: 'A member’s own numbers of a campaign, with what shows that they are theirs',
  input: z.object({ slug: gameSlug }),
  output: z.object({
    numbers: z.array(
      z.object({
        number: z.int(),
        at: z.string(),
        entry_hash: hex,
        /** With the phone and the cause it makes the entry's seal. */
        salt: z.string(),
        cause: z.string(),
        cancelled: z.literal(true).optional(),
        /** Told so far: the prize won, or the place among the reserves. */
        won: z.string().optional(),
        reserve: z.int().optional(),
      }),
    ),
  }),
  errors: ['notFound'],
})

/** Of whoever holds the stage: the next winner, or the end. `told` is how many they see told. */
export const tellNextWinner = endpoint({
  method: 'POST',
  path: '/admin/games/{slug}/draw/next',
  realm: 'staff',
  permission: 'games.draw',
  errorsShownInPlace: true,
  summary: 'Tell the next winner on the stage, after the last one the end of the draw',
  input: z.object({ slug: gameSlug, told: z.int().min(0).max(100_000_000) }),
  output: drawState,
  errors: ['notFound', 'conflict'],
})

const line = (max: number) => z.string().trim().max(max)

export const saveDrawMinutes = endpoint({
  method: 'PUT',
  path: '/admin/games/{slug}/draw/minutes',
  realm: 'staff',
  permission: 'games.draw',
  errorsShownInPlace: true,
  summary: 'Where a draw was held and who witnessed it, for its minutes',
  input: z.object({
    slug: gameSlug,
    place: line(200),
    witnesses: z.array(line(120).min(1)).max(20),
  }),
  output: z.object({ place: z.string(), witnesses: z.array(z.string()) }),
  errors: ['notFound', 'conflict'],
})

export const getDrawMinutes = endpoint({
  method: 'GET',
  path: '/admin/games/{slug}/draw/minutes',
  realm: 'staff',
  permission: 'games.draw',
  summary: 'What the minutes of a draw say of place and witnesses',
  input: z.object({ slug: gameSlug }),
  output: z.object({ place: z.string(), witnesses: z.array(z.string()) }),
  errors: ['notFound'],
})
