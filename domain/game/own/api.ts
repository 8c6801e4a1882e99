import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import {
  captchaField,
  fullNameField,
  otpField,
  phoneField,
  streetField,
} from '../../kernel/fields.ts'
import { pageInput, pageOf, paginateSchema } from '../../paging.ts'
import { entrySources, gameKinds } from '../definition.ts'
import { entryNumberField, gameSlugField, gameStates, shownWin, wonPrize } from '../shown.ts'
import { ticketField } from '../ticket-code.ts'

const ownEntry = z.object({
  number: z.int(),
  at: z.string(),
  source: z.enum(entrySources),
  state: z.enum(['open', 'played', 'cancelled']),
  /** Of a played one; null for a blank. */
  prize: wonPrize.nullable().optional(),
  win: shownWin.optional(),
})
export type OwnEntry = z.output<typeof ownEntry>

export const getMyGame = endpoint({
  method: 'GET',
  path: '/game/mine',
  realm: 'member',
  guests: true,
  summary:
    'My entries of a campaign, newest first: of the member, or of the phone or ticket that this browser has shown',
  input: z.object({ slug: gameSlugField, ...pageInput }),
  output: z.object({
    /** Who is asking; null: nobody that the campaign knows. The phone is masked. */
    player: z
      .object({ kind: z.enum(['member', 'phone', 'ticket']), phone: z.string().optional() })
      .nullable(),
    /** Why there is nothing to play for them. */
    barred: z.enum(['staff', 'notMember', 'notListed']).optional(),
    entries_left: z.int(),
    /** The one that is played next. */
    next: z.int().nullable(),
    items: z.array(ownEntry),
    paginate: paginateSchema,
  }),
  errors: ['notFound'],
})
export type MyGame = z.output<typeof getMyGame.output>

export const verifyGameUser = endpoint({
  method: 'POST',
  path: '/game/verify-user',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary:
    'Without a code: send one to the phone. With it: this browser plays with the phone from now on',
  input: z.object({
    slug: gameSlugField,
    phone: phoneField,
    code: otpField.optional(),
    captcha: captchaField,
  }),
  output: z.object({
    /** Nothing is told of a phone before it is proved: 0. */
    entries_left: z.int(),
    /** A code was sent: seconds for which it is good, and until another may be asked for. */
    expiresIn: z.int().optional(),
    resendIn: z.int().optional(),
  }),
  errors: [
    'notFound',
    'forbidden',
    'rateLimited',
    'captchaRequired',
    'captchaInvalid',
    'captchaUnavailable',
    'codeNotSent',
    'otpNotValid',
    'otpExpired',
    'otpTooManyAttempts',
  ],
})

export const gameEvents = ['view', 'spin', 'skip', 'result', 'rules', 'winners', 'claim'] as const
export type GameEvent = (typeof gameEvents)[number]

export const trackGame = endpoint({
  method: 'POST',
  path: '/game/tracking',
  realm: 'none',
  errorsShownInPlace: true,
  summary: 'Count what somebody did on the page of a campaign; nothing is kept of who',
  input: z.object({ slug: gameSlugField, event: z.enum(gameEvents) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['notFound'],
})

const unit = z.coerce.number().int().min(0).max(999_999).default(0)

/** Where a prize is sent. */
export const claimFields = {
  name: fullNameField,
  phone: phoneField,
  province_id: unit,
  district_id: unit,
  ward_id: unit,
  address: streetField,
  /** A ward of today that the winner confirmed. */
  new_ward_id: unit.optional(),
  ward_unsure: z.boolean().optional(),
}

export const claimPrize = endpoint({
  method: 'POST',
  path: '/game/claim',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary: 'Say where a won prize is to be sent; again as long as it is not on its way',
  input: z.object({
    slug: gameSlugField,
    entry: entryNumberField,
    /** Of whoever won with a printed code. */
    ticket: ticketField.optional(),
    captcha: captchaField,
    ...claimFields,
  }),
  output: z.object({ entry: z.int(), submitted_at: z.string() }),
  errors: [
    'notFound',
    'conflict',
    'otpRequired',
    'rateLimited',
    'captchaRequired',
    'captchaInvalid',
    'captchaUnavailable',
  ],
})

const ownGame = z.object({
  slug: z.string(),
  title: z.string(),
  kind: z.enum(gameKinds),
  state: z.enum(gameStates),
  closes_at: z.string(),
  entries: z.int(),
  entries_left: z.int(),
  /** Newest first, at most 50. */
  wins: z.array(z.object({ number: z.int(), won_at: z.string(), prize: wonPrize, win: shownWin })),
})
export type OwnGame = z.output<typeof ownGame>

export const listMyGames = endpoint({
  method: 'GET',
  path: '/game/my-games',
  realm: 'member',
  summary: 'The campaigns in which the member has entries, with what was won; newest first',
  input: z.object(pageInput),
  output: pageOf(ownGame),
  errors: [],
})

/** Of a member's data: every entry, and where prizes are sent. */
export const gamesExport = z.array(
  z.object({
    campaign: z.string(),
    number: z.int(),
    at: z.string(),
    source: z.enum(entrySources),
    state: z.enum(['open', 'played', 'cancelled']),
    prize: z.string().optional(),
    sent_to: z.object({ name: z.string(), phone: z.string(), address: z.string() }).optional(),
  }),
)
