import { Client } from 'pg'

/** Six customers enter a code a second for `days` days before `until`; of a pharmacy and of others. */
const fill = `
  insert into code_attempt (phone, channel, store_code, store_user, address, code_masked, result, point, attempted_at, settled)
  select '09' || lpad((nth::bigint * 7919 % 100000000)::text, 8, '0'), case when nth % 10 = 9 then 'member' else 'store' end,
    case when nth % 10 < $3 then $1 when nth % 10 < 9 then 'NT9' || lpad((nth % 97)::text, 3, '0') end,
    case when nth % 10 < $3 then $1 || case nth % 3 when 0 then '.hoa' else '' end end, '',
    (array['JJ3','AL3','AG3','OT3','WT3','JX1'])[1 + nth % 6] || '******' || upper(substr(md5(nth::text), 1, 3)),
    (array[1,1,1,1,1,1,18,3,3,0,1,1,1,19,7,1])[1 + nth % 16],
    case when nth % 16 in (0,1,2,3,4,5,6,10,11,12,15) then 30 else 0 end,
    $4::timestamptz - make_interval(secs => nth::double precision * $5::double precision / $2::double precision), true
  from generate_series(1, $2::int) nth`

const sums = `
  insert into store_day (store_code, day, store_user, earned, used, wrong, refused, points)
  select store_code, (attempted_at at time zone 'Asia/Ho_Chi_Minh')::date, coalesce(store_user, ''),
    count(*) filter (where earn_log_status(result) = 'earned'), count(*) filter (where earn_log_status(result) = 'used'),
    count(*) filter (where earn_log_status(result) = 'wrong'), count(*) filter (where earn_log_status(result) = 'refused'),
    sum(point) from code_attempt where store_code is not null group by 1, 2, 3
  on conflict (store_code, day, store_user) do update set earned = excluded.earned, used = excluded.used,
    wrong = excluded.wrong, refused = excluded.refused, points = excluded.points`

/**
 * Fills the log with so many entries of the days before `until`, `tenths` of them at one pharmacy, and
 * adds its days up. The same entries each time.
 */
export async function fillAttempts(
  databaseUrl: string,
  of: { pharmacy: string; count: number; tenths: number; days: number; until: Date },
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(fill, [of.pharmacy, of.count, of.tenths, of.until, of.days * 86_400])
    await client.query(sums)
    await client.query('vacuum analyze code_attempt, store_day')
  } finally {
    await client.end()
  }
}
