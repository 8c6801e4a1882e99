import type { AnnouncedBox } from '../definition.ts'
import type { GameRules } from '../rules.ts'
import type { GameFields } from './fields.ts'

/** What is announced, as staff wrote it: prizes are numbered from 1, their lots follow in the same order. */
export function boxOfFields(fields: GameFields, beacon: AnnouncedBox['beacon']): AnnouncedBox {
  const { slug, kind, blanks, days, hours, reserves } = fields
  return {
    format: 'anlanh-game-1',
    slug,
    kind,
    opens_at: new Date(fields.opens_at).toISOString(),
    closes_at: new Date(fields.closes_at).toISOString(),
    prizes: fields.prizes.map(
      ({ name, kind: prizeKind, value, points, voucher_campaign_id }, at) => ({
        id: at + 1,
        name,
        kind: prizeKind,
        value,
        ...(points === undefined ? {} : { points }),
        ...(voucher_campaign_id === undefined ? {} : { voucher_campaign_id }),
      }),
    ),
    lots: fields.prizes.flatMap(({ lots }, at) =>
      lots.map(({ store, quantity, last_day }) => ({
        prize: at + 1,
        ...(store === undefined ? {} : { store }),
        quantity,
        last_day,
      })),
    ),
    blanks: kind === 'draw' ? 0 : blanks,
    pacing: kind === 'draw' ? { days: [], hours: [] } : { days, hours },
    beacon,
    reserves: kind === 'draw' ? reserves : 0,
  }
}

/** What a campaign says and asks beside its box; without a registration number there is no registration. */
export function rulesOfFields(fields: GameFields): GameRules {
  const { registration_number, authority, registered_on } = fields
  return {
    sources: fields.sources,
    max_per_phone: fields.max_per_phone ?? null,
    stores: fields.place === 'store' ? fields.stores : [],
    excludes_staff: fields.excludes_staff,
    texts: { intro: fields.intro, how: fields.how, closed: fields.closed },
    look: fields.look,
    legal:
      registration_number === '' || authority === '' || registered_on === ''
        ? null
        : { registration_number, authority, registered_on, file_id: fields.legal_file_id ?? null },
    claim: {
      contact_days: fields.contact_days,
      papers_days: fields.papers_days,
      delivery_days: fields.delivery_days,
    },
    holds: {
      wins_per_phone: fields.hold_wins_per_phone ?? null,
      wins_per_address: fields.hold_wins_per_address ?? null,
      value_from: fields.hold_value_from ?? null,
    },
    embed_origins: fields.embed_origins,
  }
}

/** The same the other way round, of a campaign that stands. */
export function fieldsOfBox(
  { title, brand, place, audience }: Pick<GameFields, 'title' | 'brand' | 'place' | 'audience'>,
  box: AnnouncedBox,
  rules: GameRules,
): GameFields {
  const { texts, legal, claim, holds } = rules
  return {
    title,
    brand,
    place,
    audience,
    slug: box.slug,
    kind: box.kind,
    opens_at: box.opens_at,
    closes_at: box.closes_at,
    prizes: box.prizes.map(({ id, name, kind, value, points, voucher_campaign_id }) => ({
      name,
      kind,
      value,
      points,
      voucher_campaign_id,
      lots: box.lots
        .filter(({ prize }) => prize === id)
        .map(({ store, quantity, last_day }) => ({ store, quantity, last_day })),
    })),
    blanks: box.blanks,
    days: box.pacing.days,
    hours: box.pacing.hours,
    reserves: box.reserves,
    sources: rules.sources,
    max_per_phone: rules.max_per_phone ?? undefined,
    stores: rules.stores,
    excludes_staff: rules.excludes_staff,
    intro: texts.intro,
    how: texts.how,
    closed: texts.closed,
    look: rules.look,
    registration_number: legal?.registration_number ?? '',
    authority: legal?.authority ?? '',
    registered_on: legal?.registered_on ?? '',
    legal_file_id: legal?.file_id ?? undefined,
    ...claim,
    hold_wins_per_phone: holds.wins_per_phone ?? undefined,
    hold_wins_per_address: holds.wins_per_address ?? undefined,
    hold_value_from: holds.value_from ?? undefined,
    embed_origins: rules.embed_origins,
  }
}
