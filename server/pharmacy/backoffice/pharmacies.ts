import { sql } from 'kysely'
import { pharmacies, type Pharmacy, type PharmacyRecord } from '#domain/pharmacy/backoffice.ts'
import {
  pharmaciesFile,
  pharmacyColumns as columns,
  pharmacyStates,
  pharmacyTexts as texts,
} from '#domain/pharmacy/backoffice/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { noHours } from '#domain/pharmacy/opening-hours.ts'
import { pointText, readPoint } from '#domain/pharmacy/point.ts'
import type { FieldsOf, NewFieldsOf } from '#domain/resource.ts'
import type { Context } from '../../context.ts'
import { listOldProvinceIds } from '../../location/index.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import {
  choiceColumn,
  hasPhoneEnd,
  listQuery,
  partOf,
  phoneCell,
  recordKind,
  serveResource,
  textColumn,
  wordsOf,
  type Handlers,
} from '../../resource/index.ts'
import { listLinks } from '../link-queries.ts'
import { findPresentAddress, placeOf } from '../place.ts'
import { changePharmacy, insertPharmacy } from '../queries.ts'
import { accountsOf, pharmacySessions } from '../sessions.ts'
import { listUsers } from '../user-queries.ts'
import { placeColumns } from './place-columns.ts'
import { dayColumn, hoursColumns, publicPhoneCell, servicesColumn } from './listing-columns.ts'
import { pointColumns } from './point-columns.ts'
import { toAccount, toBackofficeLink } from './view.ts'

/** Closing one ends all its sessions: everybody is out at their next call, and stays out when it is opened again. */
export function servePharmacies(app: App): void {
  serveResource(app, pharmacies, handlers)
}

const handlers: Handlers<typeof pharmacies> = {
  mayBeBehind: true,
  texts: { ...texts, changed: actionOf },
  taken: { drugstore_code: { code: texts.codeTaken } },
  list: async (ctx, asked) => {
    const { province_id: provinceId } = asked
    const old = provinceId === undefined ? [] : await listOldProvinceIds(ctx, provinceId)
    const { rows, total } = await listWith(old)(ctx.db, asked)
    return { rows: rows.map(toPharmacy), total }
  },
  get: getPharmacy,
  create: createPharmacy,
  change: async (ctx, { id: code, version }, fields) => {
    const at = { code, version, now: ctx.clock.now() }
    const id = await changePharmacy(ctx.db, at, await toValues(ctx, fields))
    if (id === null) return false
    await tellAtOnce(ctx.db)
    if (fields.status === 'disabled') {
      await pharmacySessions.end(ctx.db, { of: accountsOf(id) }, at.now)
    }
    return true
  },
  table: {
    file: pharmaciesFile,
    columns: {
      code: textColumn(columns.code),
      name: textColumn(columns.name),
      phone: { ...textColumn(columns.phone), read: (text) => ({ value: phoneCell(text) }) },
      street: textColumn(columns.street),
      place: placeColumns,
      point: pointColumns,
      listed_on: dayColumn(columns.listedOn),
      public_phone: {
        ...textColumn(columns.publicPhone),
        read: (text) => ({ value: publicPhoneCell(text) }),
      },
      hours: hoursColumns,
      services: servicesColumn,
      status: choiceColumn(columns.status, pharmacyStates),
    },
    key: 'code',
    defaults: {
      phone: '',
      place: {},
      street: '',
      point: '',
      listed_on: '',
      public_phone: '',
      hours: noHours,
      services: [],
      status: 'active',
    },
    titleOf: ({ code, name }) => `${code} · ${name}`,
    listByKeys: async ({ db }, codes) => {
      const wanted = codes.map((code) => code.toUpperCase())
      const known = rowsOf(db).where(sql`upper(d.code)`, '=', sql`any(${wanted}::text[])`)
      return (await known.execute()).map(toPharmacy)
    },
  },
}

export const pharmacyRecords = recordKind(pharmacies, handlers)

function rowsOf(db: Db) {
  return db
    .selectFrom('drugstore as d')
    .select(['d.id', 'd.code', 'd.name', 'd.phone', 'd.street', 'd.full_address', 'd.status'])
    .select(['d.version', 'd.scheme', 'd.province_id', 'd.district_id', 'd.ward_id'])
    .select(['d.listed_on', 'd.public_phone', 'd.hours', 'd.services'])
    .select(['d.latitude', 'd.longitude', accounts.as('accounts'), lastSeen.as('lastSeenAt')])
}

const accounts = sql<number>`(select count(*)::int from drugstore_user u where u.drugstore_id = d.id)`
const lastSeen = sql<Date | null>`(select max(last_seen_at) from drugstore_user u
  where u.drugstore_id = d.id)`

/** `old` are the provinces of the old scheme that went into the one that is asked for. */
function listWith(old: readonly number[]) {
  return listQuery(pharmacies, {
    rows: rowsOf,
    search: [partOf('d.code'), wordsOf('d.name'), (_, q) => hasPhoneEnd(sql.ref('d.phone'), q)],
    filters: {
      status: (row, status) => row('d.status', '=', status),
      listed: (row, listed) => row('d.listed_on', listed === 'yes' ? 'is not' : 'is', null),
      province_id: (row, id) =>
        row.or([
          row('d.scheme', '=', 'gso34').and('d.province_id', '=', id),
          row('d.scheme', '=', 'gso63').and('d.province_id', '=', sql<number>`any(${old}::int[])`),
        ]),
    },
    // Whoever was never there was there longest ago.
    sorts: {
      code: 'd.code',
      name: sql`vn_fold(d.name)`,
      accounts,
      seen: sql`coalesce(${lastSeen}, '-infinity')`,
    },
    tie: 'd.code',
  })
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function toPharmacy(row: Row): Pharmacy {
  const { code, name, phone, street, full_address, status, version, lastSeenAt } = row
  const { latitude, longitude } = row
  const isPlaced = latitude !== null && longitude !== null
  return {
    id: code,
    version,
    code,
    name,
    phone,
    place: placeIn(row),
    street,
    full_address,
    point: pointText(isPlaced ? { latitude, longitude } : null),
    listed_on: row.listed_on ?? '',
    public_phone: row.public_phone,
    hours: row.hours,
    services: row.services,
    status,
    accounts: row.accounts,
    ...(lastSeenAt && { last_seen_at: toVietnamIso(lastSeenAt) }),
  }
}

function placeIn(row: Row): Pharmacy['place'] {
  const { scheme, province_id, district_id, ward_id, street, full_address: whole } = row
  const units = Object.entries({ province_id, district_id, ward_id })
  const known = Object.fromEntries(units.filter(([, id]) => id !== null))
  const name = province_id === null ? '' : whole.slice(street === '' ? 0 : street.length + 2)
  return { scheme, ...known, name }
}

async function getPharmacy(ctx: Context, code: string): Promise<PharmacyRecord | null> {
  const { db } = ctx
  const row = await rowsOf(db)
    .where(sql`upper(d.code)`, '=', code.toUpperCase())
    .executeTakeFirst()
  if (!row) return null
  const [users, links, newAddress] = await Promise.all([
    listUsers(db, row.id),
    listLinks(db, row.id),
    findPresentAddress(db, row),
  ])
  return {
    ...toPharmacy(row),
    ...(newAddress && { new_address: newAddress }),
    users: users.map(toAccount),
    links: links.map((link) => toBackofficeLink(ctx, link)),
  }
}

async function createPharmacy(
  { db, clock }: Context,
  { code, ...fields }: NewFieldsOf<typeof pharmacies>,
): Promise<string> {
  const now = clock.now()
  const values = { ...(await toValues({ db, clock }, fields)), created_at: now, updated_at: now }
  const made = await insertPharmacy(db, { code, ...values })
  if (!made) throw new Refusal('conflict', { fields: { code: texts.codeTaken } })
  await tellAtOnce(db)
  return made.code
}

/** Whoever saves one sees it in the lists with their next call: this process does not wait for the notice. */
async function tellAtOnce(trx: Db): Promise<void> {
  await sql`select tell_tags(array['drugstores'], 'drugstores')`.execute(trx)
}

async function toValues(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  fields: FieldsOf<typeof pharmacies>,
) {
  const { name, phone, status, street, place, point, public_phone, services } = fields
  const { listed_on: listedOn, hours } = fields
  if (listedOn > clock.today()) {
    throw new Refusal('invalidInput', { fields: { listed_on: texts.listedLater } })
  }
  const { latitude, longitude } = readPoint(point) ?? { latitude: null, longitude: null }
  const columnsOfPlace = await placeOf(db, { street, ...place }).catch(refuseInPlace)
  const listing = { listed_on: listedOn || null, public_phone, services }
  const values = { name, phone, status, latitude, longitude, ...listing, ...columnsOfPlace }
  return { ...values, hours: JSON.stringify(hours) }
}

/** The units are one field. */
function refuseInPlace(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  const told = Object.entries(error.details.fields ?? {})
  const fields = Object.fromEntries(told.map(([unit, message]) => [`place.${unit}`, message]))
  throw new Refusal(error.code, { fields })
}

function actionOf(before: Pharmacy, after: Pharmacy): string {
  if (before.status === after.status) return texts.changed
  return after.status === 'disabled' ? texts.closed : texts.opened
}
