import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { dayField, phoneField } from '../../kernel/fields.ts'
import { pharmacyCodeField } from '../../pharmacy/fields.ts'
import { entryNumberField, gameSlugField, wonPrize } from '../shown.ts'
import { gameEvents } from '../own/api.ts'
import { announcedPrize, gameKinds, prizeKinds } from '../definition.ts'
import { gameLooks } from '../rules.ts'

/** Another pharmacy's than the session's is `forbidden`, by the platform. */
const ownPharmacy = { drugstoreCode: pharmacyCodeField.optional() }
/** The campaign by its slug; without one the one that is open, and closes first. */
const gameOf = { ...ownPharmacy, campaign: gameSlugField.optional() }

export const counterGameSchema = z.object({
  campaign: z.string(),
  title: z.string(),
  kind: z.enum(gameKinds),
  /** Whose entries are played: of a customer with a phone, or the pharmacy's own. */
  audience: z.enum(['customers', 'stores']),
  state: z.enum(['waiting', 'open', 'closed']),
  opens_at: z.string(),
  closes_at: z.string(),
  look: z.enum(gameLooks),
  intro: z.string(),
  /** How a customer gets entries, a sentence each. */
  how: z.array(z.string()),
  /** A code that is entered at the counter brings one. */
  by_code: z.boolean(),
  closed: z.string(),
  prizes: z.array(
    announcedPrize
      .pick({ id: true, name: true, kind: true, value: true })
      .extend({ quantity: z.int(), left: z.int() }),
  ),
  /** An entry may bring nothing. */
  has_blanks: z.boolean(),
  /** The hash that was told before the first entry. */
  commitment: z.string(),
})
export type CounterGame = z.output<typeof counterGameSchema>

export const listCounterGames = endpoint({
  method: 'GET',
  path: '/drugstoreV2/games',
  realm: 'pharmacy',
  summary:
    'Games that this pharmacy takes part in: open ones first, then those that come, then those of the last 30 days',
  input: z.object(ownPharmacy),
  output: z.array(counterGameSchema),
  errors: [],
})

export const getPharmacyWheel = endpoint({
  method: 'GET',
  path: '/drugstoreV2/wheel',
  realm: 'pharmacy',
  summary: "The lucky wheel of the store's campaign; not found while it has none",
  input: z.object(gameOf),
  output: counterGameSchema,
  errors: ['notFound'],
})

/** Why nothing can be played; words in domain/game/pharmacy/texts.ts. */
export const turnProblems = [
  'none',
  'notHere',
  'waiting',
  'closed',
  'phoneNeeded',
  'excluded',
  'notMember',
  'notListed',
  'noneLeft',
] as const
export type TurnProblem = (typeof turnProblems)[number]

export const checkPharmacyWheel = endpoint({
  method: 'GET',
  path: '/drugstoreV2/check-wheel',
  realm: 'pharmacy',
  summary: "How many of a customer's turns are left at this counter, and why none are",
  input: z.object({ ...gameOf, phone: phoneField.optional() }),
  output: z.object({
    spins_left: z.int(),
    problem: z.enum(turnProblems).optional(),
    reason: z.string().optional(),
  }),
  errors: ['rateLimited'],
})

const turnSchema = z.object({
  /** The number of the entry. */
  id: z.int(),
  at: z.string(),
  /** Masked; missing of the pharmacy's own. */
  phone: z.string().optional(),
  campaign: z.string(),
  /** The prize, or the campaign where nothing was won. */
  name: z.string(),
  status: z.literal('used'),
  by: z.object({ username: z.string() }),
  prize: wonPrize.nullable(),
  /** What becomes of it: it is credited, or its winner still has to claim it, or staff look at it. */
  next: z.enum(['credited', 'claim', 'held', 'nothing']),
  entry: z.object({ number: z.int(), at: z.string() }),
  spins_left: z.int(),
  proof: z.object({
    campaign: z.string(),
    number: z.int(),
    entry_hash: z.string(),
    commitment: z.string(),
    /** Of the pharmacy's own entry: with its code and the cause it makes the seal. Customers have theirs themselves. */
    salt: z.string().optional(),
    cause: z.string().optional(),
  }),
})
export type CounterTurn = z.output<typeof turnSchema>

export const submitGameResult = endpoint({
  method: 'POST',
  path: '/voucherLog/submit-result-game',
  realm: 'pharmacy',
  errorsShownInPlace: true,
  summary:
    "Use one of a customer's entries of this counter: the named one, or the oldest; sent again it tells the same",
  input: z.object({ ...gameOf, phone: phoneField, entry: entryNumberField.optional() }),
  output: turnSchema,
  errors: ['notFound', 'conflict', 'busy', 'idempotencyKeyReused', 'rateLimited'],
  idempotent: true,
})

export const trackLuckyMoney = endpoint({
  method: 'POST',
  path: '/luckyMoney/tracking',
  realm: 'pharmacy',
  errorsShownInPlace: true,
  summary: 'Count what was done on a page of a game at the counter; nothing is kept of who',
  input: z.object({ ...gameOf, event: z.enum(gameEvents) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['notFound'],
})

export const checkLuckyMoney = endpoint({
  method: 'GET',
  path: '/luckyMoney/checking',
  realm: 'pharmacy',
  summary:
    'How the lucky money stands: of the phone, or without one of the pharmacy itself. Opened ones as this counter saw them',
  input: z.object({ ...gameOf, phone: phoneField.optional() }),
  output: z.object({
    /** `ready` may be opened, `opened` has been, `none` is nothing to open; `reason` says why. */
    state: z.enum(['none', 'waiting', 'ready', 'opened', 'closed']),
    campaign: z.string().optional(),
    entries_left: z.int(),
    problem: z.enum(turnProblems).optional(),
    reason: z.string().optional(),
    opened_at: z.string().optional(),
    prize: wonPrize.nullable().optional(),
  }),
  errors: ['rateLimited'],
})

export const startLuckyMoney = endpoint({
  method: 'POST',
  path: '/luckyMoney/start',
  realm: 'pharmacy',
  errorsShownInPlace: true,
  summary: 'Open an envelope: one of the customer, or without a phone the one of the pharmacy',
  input: z.object({ ...gameOf, phone: phoneField.optional(), entry: entryNumberField.optional() }),
  output: turnSchema,
  errors: ['notFound', 'conflict', 'busy', 'idempotencyKeyReused', 'rateLimited'],
  idempotent: true,
})

export const getCounterDraw = endpoint({
  method: 'GET',
  path: '/drugstoreV2/draw',
  realm: 'pharmacy',
  summary: "A customer's numbers of a draw that came at this counter, and what became of them",
  input: z.object({ ...gameOf, phone: phoneField }),
  output: z.object({
    campaign: z.string(),
    /** Masked. */
    phone: z.string(),
    problem: z.enum(turnProblems).optional(),
    reason: z.string().optional(),
    /** All of them; the newest 200 are listed. */
    count: z.int(),
    numbers: z.array(
      z.object({
        number: z.int(),
        at: z.string(),
        /** Once it is drawn: what it won, null for nothing. */
        prize: z.string().nullable().optional(),
      }),
    ),
  }),
  errors: ['notFound', 'rateLimited'],
})

export const listCounterPrizes = endpoint({
  method: 'GET',
  path: '/drugstoreV2/prizes',
  realm: 'pharmacy',
  summary: 'What a customer won in games at this counter, newest first, and what is to be done',
  input: z.object({ ...ownPharmacy, phone: phoneField }),
  output: z.array(
    z.object({
      campaign: z.string(),
      title: z.string(),
      number: z.int(),
      at: z.string(),
      prize: z.string(),
      kind: z.enum(prizeKinds),
      next: z.enum(['credited', 'claim', 'held', 'sent', 'done', 'lapsed']),
      /** Of a voucher. */
      voucher: z
        .object({
          /** Masked. */
          code: z.string(),
          state: z.enum(['open', 'used', 'expired']),
          /** The last Vietnam day. */
          ends_on: z.string(),
          /** Pharmacies take it. */
          at_counter: z.boolean(),
        })
        .optional(),
    }),
  ),
  errors: ['rateLimited'],
})
export type CounterPrize = z.output<typeof listCounterPrizes.output>[number]

const gameSums = z.object({ entries: z.int(), turns: z.int(), wins: z.int() })

export const getGameStatistics = endpoint({
  method: 'GET',
  path: '/drugstoreV2/game-statistics',
  realm: 'pharmacy',
  role: 'owner',
  summary: 'Entries that the counter brought over some days, turns and wins at it',
  input: z.object({ ...ownPharmacy, from: dayField, to: dayField }),
  output: z.object({
    from: z.string(),
    to: z.string(),
    totals: gameSums,
    games: z.array(gameSums.extend({ campaign: z.string(), title: z.string() })),
  }),
  errors: [],
})
export type GameStatistics = z.output<typeof getGameStatistics.output>
