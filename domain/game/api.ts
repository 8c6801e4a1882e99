import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { captchaField, phoneField } from '../kernel/fields.ts'
import { pageInput, pageOf } from '../paging.ts'
import { gameKinds } from './definition.ts'
import { proofFile } from './proof.ts'
import { gameLooks } from './rules.ts'
import { entryNumberField, gameSchema, gameSlugField, shownWin, wonPrize } from './shown.ts'
import { ticketField } from './ticket-code.ts'

export type { Game } from './shown.ts'
/** The name of a campaign in addresses. */
export const gameSlug = gameSlugField

export const getGame = endpoint({
  method: 'GET',
  path: '/game',
  realm: 'none',
  summary: 'A campaign with what is left of its prizes; not before it has been approved',
  input: z.object({ slug: gameSlug }),
  output: gameSchema,
  errors: ['notFound'],
})

export const listOpenGames = endpoint({
  method: 'GET',
  path: '/game/open',
  realm: 'none',
  cache: { tags: ['games'], maxAge: 0 },
  summary: 'What can be played in the shop now, by members or with a phone',
  input: z.object({}),
  output: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      intro: z.string(),
      kind: z.enum(gameKinds),
      look: z.enum(gameLooks),
      closes_at: z.string(),
    }),
  ),
  errors: [],
})

export const getGameProof = endpoint({
  method: 'GET',
  path: '/game/proof',
  realm: 'none',
  cache: { tags: [], shows: ({ slug }) => [`game:${slug}`], maxAge: 2 },
  summary:
    'What anybody needs to repeat a campaign, 5,000 entries at once; its secret once it is closed',
  input: z.object({
    slug: gameSlug,
    after: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
  }),
  output: proofFile,
  errors: ['notFound'],
})

export const listWinners = endpoint({
  method: 'GET',
  path: '/game/winners',
  realm: 'none',
  summary: 'Who won what, newest first, as the public may read it',
  input: z.object({ slug: gameSlug, ...pageInput }),
  output: pageOf(
    z.object({
      number: z.int(),
      prize: z.string(),
      won_at: z.string(),
      /** `Nguyễn T. H.`; empty where nobody is known. */
      name: z.string(),
      /** `***567`. */
      phone: z.string().optional(),
      place: z.string().optional(),
    }),
  ),
  errors: ['notFound'],
})
export type Winner = z.output<typeof listWinners.output>['items'][number]

export const playGame = endpoint({
  method: 'POST',
  path: '/game',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary:
    'Use an entry: the named one, or the oldest open one. A named one, or a ticket again, tells the same again',
  input: z.object({
    slug: gameSlug,
    /** Of somebody who is no member, once the browser has proved it. */
    phone: phoneField.optional(),
    entry: entryNumberField.optional(),
    /** A printed code, which brings its own entry and needs no phone. */
    ticket: ticketField.optional(),
    captcha: captchaField,
  }),
  output: z.object({
    prize: wonPrize.nullable(),
    entry: z.object({ number: z.int(), at: z.string() }),
    win: shownWin.optional(),
    entries_left: z.int(),
    proof: z.object({
      campaign: z.string(),
      number: z.int(),
      entry_hash: z.string(),
      commitment: z.string(),
      /** With the phone, or the ticket, and the cause it makes the entry's seal. */
      salt: z.string(),
      cause: z.string(),
    }),
  }),
  errors: [
    'notFound',
    'conflict',
    'busy',
    'forbidden',
    'otpRequired',
    'rateLimited',
    'captchaRequired',
    'captchaInvalid',
    'captchaUnavailable',
  ],
})
export type PlayedTurn = z.output<typeof playGame.output>
