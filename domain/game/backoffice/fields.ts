import { z } from 'zod'
import { dayField, textField } from '../../kernel/fields.ts'
import { pharmacyCodeField } from '../../pharmacy/fields.ts'
import { gameSlug } from '../api.ts'
import {
  announcedLot,
  announcedPrize,
  gameAudiences,
  gameKinds,
  gamePlaces,
  pacingSchema,
} from '../definition.ts'
import { entryRule, gameLooks, gameRules } from '../rules.ts'
import { deskGameTexts as texts } from './texts.ts'

const { claim, holds, texts: words, embed_origins } = gameRules.shape
const days = claim.unwrap().shape
const held = holds.unwrap().shape
const said = words.unwrap().shape

/** A number that may be left out. */
const orNone = <S extends z.ZodType<unknown, number | null | undefined>>(schema: S) =>
  z.union([z.null().transform(() => undefined), schema]).optional()

const lotField = z.object({
  store: z.union([z.literal('').transform(() => undefined), pharmacyCodeField]).optional(),
  quantity: announcedLot.shape.quantity,
  last_day: z.int().min(0).max(100),
})

/** A prize with its lots; its number is its place in the list. */
export const prizeField = z.object({
  name: textField(120).pipe(z.string().min(1, texts.nameMissing)),
  kind: announcedPrize.shape.kind,
  value: announcedPrize.shape.value,
  points: orNone(z.int().min(1).max(10_000_000)),
  voucher_campaign_id: orNone(z.int().min(1).max(2_147_483_647)),
  lots: z.array(lotField).min(1).max(500),
})
export type PrizeField = z.output<typeof prizeField>

/** What staff write of a campaign. A draft may lack much of it; `findGameProblems` says what is missing. */
export const gameFields = z.object({
  title: textField(120).pipe(z.string().min(3, texts.titleMissing)),
  slug: gameSlug,
  /** Whose days a year are counted. */
  brand: textField(80),
  kind: z.enum(gameKinds),
  place: z.enum(gamePlaces),
  audience: z.enum(gameAudiences),
  opens_at: z.iso.datetime({ offset: true }),
  closes_at: z.iso.datetime({ offset: true }),
  prizes: z.array(prizeField).max(40),
  blanks: z.int().min(0).max(100_000_000),
  days: pacingSchema.shape.days.unwrap(),
  hours: pacingSchema.shape.hours.unwrap(),
  /** Of a number draw: how many come after the winners. */
  reserves: z.int().min(0).max(1000),
  sources: z.array(entryRule).max(12),
  max_per_phone: orNone(z.int().min(1).max(100_000)),
  stores: z.array(pharmacyCodeField).max(1000),
  excludes_staff: z.boolean(),
  intro: said.intro.unwrap(),
  how: said.how.unwrap(),
  closed: said.closed.unwrap(),
  look: z.enum(gameLooks),
  registration_number: textField(60),
  authority: textField(160),
  registered_on: z.union([z.literal(''), dayField]),
  legal_file_id: orNone(z.int().min(1).max(2_147_483_647)),
  contact_days: days.contact_days.unwrap(),
  papers_days: days.papers_days.unwrap(),
  delivery_days: days.delivery_days.unwrap(),
  hold_wins_per_phone: orNone(held.wins_per_phone.unwrap().unwrap()),
  hold_wins_per_address: orNone(held.wins_per_address.unwrap().unwrap()),
  hold_value_from: orNone(held.value_from.unwrap().unwrap()),
  embed_origins: embed_origins.unwrap(),
})
export type GameFields = z.output<typeof gameFields>
export type GameFieldsInput = z.input<typeof gameFields>
