/**
 * What entering a code must do in the database, written by hand and in as few statements as it
 * takes. Apart from the shop's own SQL on purpose, as bare-order-sql.ts.
 */
export const bareEarnSql = {
  claimKey: `
    insert into idempotency_key (scope, key, request_hash, created_at) values ($1, $2, $3, $4)
    on conflict (scope, key) do nothing returning 1`,
  takeTurn: `
    insert into code_lock (phone, since) values ($1, $2)
    on conflict (phone, place) do update set since = code_lock.since
    returning locked_until`,
  findCode: `
    select b.id, b.kind, b.point, b.state, b.lot, b.product_expires_on, b.earn_until, p.name, p.slug,
      p.pictures[1] as picture, r.redeemed_at
    from genuine_code c join code_batch b on b.id = c.batch_id
    left join product p on p.id = b.product_id
    left join code_redemption r on r.code_hash = c.code_hash
    where c.code_hash = $1`,
  redeem: `
    insert into code_redemption (code_hash, batch_id, account_id, channel, place, point, redeemed_at,
      code_masked)
    values ($1, $2, $3, 'member', 'bench', $4, $5, '')
    on conflict (code_hash) do nothing returning 1`,
  earn: `
    with account as (
      update loyalty_account set available = available + $2 where id = $1 returning id, available
    ), entry as (
      insert into point_entry (account_id, kind, available_change, balance, cause, programme_id, note,
        created_at)
      select id, 'earn', $2, available, $3, $4, 'bench', $5 from account returning id, account_id
    ), lot as (
      insert into point_lot (account_id, entry_id, points, remaining, expires_on)
      select account_id, id, $2, $2, current_date + 400 from entry returning id, entry_id
    ), movement as (
      insert into point_movement (entry_id, lot_id, points) select entry_id, id, $2 from lot
    ), standing as (
      insert into loyalty_standing (account_id, programme_id, earned) values ($1, $4, $2)
      on conflict (account_id, programme_id) do update
        set earned = loyalty_standing.earned + excluded.earned
    )
    select available from account`,
  noteAttempt: `
    insert into code_attempt (phone, channel, address, code_masked, batch_id, result, point, attempted_at)
    values ($1, 'member', '127.0.0.1', 'bench', $2, 1, $3, $4)`,
  keepAnswer: `update idempotency_key set response = $3 where scope = $1 and key = $2`,
}
