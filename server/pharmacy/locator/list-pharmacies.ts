import type { Output, ParsedInput } from '#domain/contract.ts'
import { joinFullAddress } from '#domain/location/address.ts'
import { toPage } from '#domain/paging.ts'
import type * as api from '#domain/pharmacy/locator/api.ts'
import { isOpenAt } from '#domain/pharmacy/opening-hours.ts'
import type { Context } from '../../context.ts'
import {
  listPresentNames,
  listUnitsAcross,
  type NamedUnit,
  type UnitCodes,
} from '../../location/index.ts'
import { minuteOf } from '../../platform/clock.ts'
import { selectFound, type FoundRow, type Sought } from './list-queries.ts'

type Asked = ParsedInput<typeof api.listPharmacies>

/** Those that agreed to be listed; a unit that there is not finds none. */
export async function listPharmacies(
  ctx: Pick<Context, 'db' | 'cache' | 'clock'>,
  asked: Asked,
): Promise<Output<typeof api.listPharmacies>> {
  const { page, limit } = asked
  const { rows, total } = await selectFound(ctx.db, await soughtOf(ctx, asked), { page, limit })
  const present = await presentNamesOf(ctx, rows)
  const now = minuteOf(ctx.clock)
  const items = rows.map((row) => toFound(row, present, now))
  return toPage(items, total, page, limit)
}

type Present = Awaited<ReturnType<typeof listPresentNames>>

function toFound(row: FoundRow, present: Present, now: Date) {
  const { id, code, name, full_address, public_phone: phone, hours, services, distance } = row
  const { latitude, longitude, street, ward_id, scheme } = row
  const today = scheme === 'gso63' && ward_id !== null ? present.get(ward_id) : undefined
  return {
    id,
    code,
    name,
    full_address,
    ...(today && { new_address: joinFullAddress({ street, ...today }) }),
    phone,
    ...(latitude !== null && longitude !== null && { lat: latitude, lng: longitude }),
    hours,
    open_now: isOpenAt(hours, now),
    services,
    ...(distance !== null && { distance: Math.round(distance) }),
  }
}

function presentNamesOf({ db }: Pick<Context, 'db'>, rows: readonly FoundRow[]): Promise<Present> {
  const wards = rows.flatMap(({ scheme, ward_id }) => (scheme === 'gso63' && ward_id) || [])
  return listPresentNames(db, wards)
}

async function soughtOf(ctx: Pick<Context, 'db' | 'cache'>, asked: Asked): Promise<Sought> {
  const { q = '', lat, lng } = asked
  const from = lat === undefined || lng === undefined ? null : { latitude: lat, longitude: lng }
  const scheme = asked.scheme ?? (asked.district === undefined ? 'gso34' : 'gso63')
  const units = unitsOf({ ...asked, scheme })
  const areas = await Promise.all(
    units.map(async (unit) => ({ unit, across: await listUnitsAcross(ctx, unit) })),
  )
  return { q, from, areas: areas.map(({ unit, across }) => areaOf(unit, across)) }
}

/** Every unit that was named must hold: a ward of another province is nowhere. */
function unitsOf({ scheme, province, district, ward }: Asked & Pick<NamedUnit, 'scheme'>) {
  // The scheme of today has no districts.
  const codes = { province, district: scheme === 'gso63' ? district : undefined, ward }
  return Object.entries(codes).flatMap(([level, code]) =>
    code === undefined ? [] : { scheme, level: level as NamedUnit['level'], code },
  )
}

function areaOf({ scheme, level, code }: NamedUnit, across: UnitCodes): Sought['areas'][number] {
  const own = { province: [], district: [], ward: [], [level]: [code] } as UnitCodes
  return scheme === 'gso34' ? { gso34: own, gso63: across } : { gso34: across, gso63: own }
}
