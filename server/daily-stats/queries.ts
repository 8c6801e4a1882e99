import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'

/** Whose day it is; the account is null for what was entered before accounts existed. */
interface PharmacyDayKey {
  pharmacyCode: string
  pharmacyUser: string | null
  day: VietnamDay
}

/** What one request added: codes by what became of them, points, vouchers and đồng they saved. */
export interface PharmacyDayChanges extends PharmacyDayKey {
  earned?: number
  used?: number
  wrong?: number
  refused?: number
  points?: number
  offers?: number
  saved?: number
}

const add = `
  insert into store_day as d
    (store_code, day, store_user, earned, used, wrong, refused, points, offers, saved)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (store_code, day, store_user) do update set
    earned = d.earned + excluded.earned, used = d.used + excluded.used,
    wrong = d.wrong + excluded.wrong, refused = d.refused + excluded.refused,
    points = d.points + excluded.points, offers = d.offers + excluded.offers,
    saved = d.saved + excluded.saved`

/**
 * Adds a request's sums to its account's day, in the transaction that wrote what they count. One row
 * and the last lock of all, so that many counters of a pharmacy never wait in a circle
 * (docs/rules/locking.md).
 */
export async function addToPharmacyDay(trx: Db, deeds: PharmacyDayChanges): Promise<void> {
  const { earned = 0, used = 0, wrong = 0, refused = 0, points = 0, offers = 0, saved = 0 } = deeds
  const counts = [earned, used, wrong, refused, points, offers, saved]
  await queryRows(trx, add, [deeds.pharmacyCode, deeds.day, deeds.pharmacyUser ?? '', ...counts])
}

const takeBack = `
  update store_day set offers = offers - 1, saved = saved - $4
  where store_code = $1 and day = $2 and store_user = $3`

/** A voucher used on that day was taken back: one less, with the đồng it had saved. */
export async function takeOfferBack(
  trx: Db,
  { pharmacyCode, pharmacyUser, day, saved }: PharmacyDayKey & { saved: number },
): Promise<void> {
  await queryRows(trx, takeBack, [pharmacyCode, day, pharmacyUser ?? '', saved])
}
