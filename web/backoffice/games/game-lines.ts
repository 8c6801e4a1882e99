import type { SourceNames } from '#domain/game/backoffice/api.ts'
import type { GameFields } from '#domain/game/backoffice/fields.ts'
import {
  entrySourceLabels,
  gameAudienceLabels,
  gameKindLabels,
  gameLookLabels,
  gamePlaceLabels,
  prizeKindLabels,
} from '#domain/game/backoffice/texts.ts'
import type { EntryRule } from '#domain/game/rules.ts'
import { formatDateTime, formatDate } from '#domain/kernel/dates.ts'
import { formatNumber, formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { gameScreenTexts as texts } from './texts.ts'

export interface GameLine {
  label: string
  value: string
}

/** All that stands in a campaign, in words: nothing that is approved is left out. */
export function gameLines(fields: GameFields, names: SourceNames): GameLine[] {
  const line = (label: string, value: string | number | undefined) => ({
    label,
    value: value === undefined || value === '' ? texts.nothing : String(value),
  })
  return [
    line(texts.name, fields.title),
    line(texts.slug, fields.slug),
    line(texts.brand, fields.brand),
    line(texts.kind, gameKindLabels[fields.kind]),
    line(texts.place, gamePlaceLabels[fields.place]),
    line(texts.audience, gameAudienceLabels[fields.audience]),
    line(texts.stores, fields.stores.join(', ')),
    line(texts.opens, formatDateTime(fields.opens_at)),
    line(texts.closes, formatDateTime(fields.closes_at)),
    ...fields.prizes.map((prize, at) => line(texts.prize(at + 1), prizeWords(prize, names))),
    line(texts.blanks, formatNumber(fields.blanks)),
    line(texts.reserves, fields.reserves),
    line(`${texts.pacing}: ${texts.byDay}`, fields.days.join(' ') || texts.even),
    line(`${texts.pacing}: ${texts.byHour}`, fields.hours.join(' ') || texts.even),
    ...fields.sources.map((rule, at) =>
      line(`${texts.sources} ${at + 1}`, sourceWords(rule, names)),
    ),
    line(texts.maxPerPhone, fields.max_per_phone),
    line(texts.excludesStaff, fields.excludes_staff ? texts.yes : texts.no),
    line(texts.intro, fields.intro),
    line(texts.how, fields.how),
    line(texts.closed, fields.closed),
    line(texts.look, gameLookLabels[fields.look]),
    line(texts.embed, fields.embed_origins.join(', ')),
    line(texts.number, fields.registration_number),
    line(texts.authority, fields.authority),
    line(texts.registeredOn, fields.registered_on && formatDate(fields.registered_on)),
    line(texts.contactDays, fields.contact_days),
    line(texts.papersDays, fields.papers_days),
    line(texts.deliveryDays, fields.delivery_days),
    line(texts.holdPhone, fields.hold_wins_per_phone),
    line(texts.holdAddress, fields.hold_wins_per_address),
    line(texts.holdValue, fields.hold_value_from && formatVnd(vnd(fields.hold_value_from))),
  ]
}

function prizeWords(
  { name, kind, value, points, voucher_campaign_id: voucher, lots }: GameFields['prizes'][number],
  names: SourceNames,
) {
  const units = lots.map(
    ({ store, quantity, last_day: lastDay }) =>
      `${store ? `${store}: ` : ''}${formatNumber(quantity)}${lastDay > 0 ? ` (${texts.lastDay} ${lastDay})` : ''}`,
  )
  const kinds = [
    prizeKindLabels[kind],
    voucher && `“${names.vouchers[voucher] ?? `#${voucher}`}”`,
    points && `${formatNumber(points)} ${texts.points}`,
  ]
  return `${name} · ${kinds.filter(Boolean).join(' ')} · ${formatVnd(vnd(value))} × ${units.join('; ')}`
}

function sourceWords(rule: EntryRule, names: SourceNames): string {
  const { source, ...rest } = rule
  const words = Object.entries(rest).map(
    ([key, value]) => `${named[key] ?? key} ${valueWords(key, value, names)}`,
  )
  return [entrySourceLabels[source], ...words].join(' · ')
}

/** What is known by a number is told by its name. */
function valueWords(key: string, value: number | number[], names: SourceNames): string {
  if (Array.isArray(value)) return value.map((id) => names.products[id] ?? `#${id}`).join(', ')
  return key === 'survey_id' ? (names.surveys[value] ?? `#${value}`) : formatNumber(value)
}

const named: Readonly<Record<string, string>> = {
  entries: texts.entries,
  min_amount: texts.minAmount,
  max_per_order: texts.maxPerOrder,
  product_ids: texts.products,
  survey_id: texts.survey,
}
