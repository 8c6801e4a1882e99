import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'

interface NoticeWindow {
  today: VietnamDay
  /** The last day of each stage's window: what ends by `last` is told at the last stage. */
  first: { stage: number; until: VietnamDay }
  last: { stage: number; until: VietnamDay }
  at: Date
}

/** Where a page of notices ends: the next one begins behind it. */
export type NoticePlace = CamelRow<'point_lot', 'expires_on' | 'account_id'>

/**
 * Marks the next members whose points expire as told and writes the event that tells them, together;
 * who was told by another run is left out. Goes on behind `after`, so that nobody is looked at twice;
 * gives the last place of a full page, null when that was all.
 */
export async function announceExpiring(
  db: Db,
  { today, first, last, at }: NoticeWindow,
  { after, limit }: { after: NoticePlace | null; limit: number },
): Promise<NoticePlace | null> {
  const rows = await queryRows<NoticePlace>(
    db,
    `with due as (
       select l.account_id, l.expires_on, w.stage
       from point_lot l join loyalty_account a on a.id = l.account_id
         cross join lateral (
           select case when l.expires_on <= $3::date then $5::int else $4::int end as stage) w
       where l.remaining > 0 and l.expires_on between $1::date and $2::date
         and ($8::date is null or (l.expires_on, l.account_id) > ($8::date, $9::bigint))
         and a.member_id is not null and a.phone is not null
         and not exists (select from point_notice n where n.account_id = l.account_id
           and n.expires_on = l.expires_on and n.stage = w.stage)
       group by l.account_id, l.expires_on, w.stage
       order by l.expires_on, l.account_id limit $7
     ), told as (
       insert into point_notice (account_id, expires_on, stage, told_at)
       select account_id, expires_on, stage, $6::timestamptz from due
       on conflict do nothing returning account_id, expires_on, stage
     ), event as (
       insert into outbox_event (topic, payload, created_at)
       select 'points.expiring', jsonb_build_object(
         'accountId', account_id, 'expiresOn', expires_on, 'stage', stage), $6::timestamptz
       from told
     )
     select expires_on as "expiresOn", account_id as "accountId" from due
     order by expires_on, account_id offset $7 - 1`,
    [
      today,
      first.until,
      last.until,
      first.stage,
      last.stage,
      at,
      limit,
      after?.expiresOn ?? null,
      after?.accountId ?? null,
    ],
  )
  return rows[0] ?? null
}
