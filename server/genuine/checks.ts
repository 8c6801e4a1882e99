import type { Check } from '../platform/check.ts'

const causeOf = `'code:' || rtrim(translate(encode(r.code_hash, 'base64'), '+/', '-_'), '=')`

/** What must hold of genuine codes. Each reads every row once; nothing is asked per batch. */
export const genuineChecks: readonly Check[] = [
  {
    name: 'a used code has earned its points, and who earned by a code has used it',
    query: `
      select coalesce(${causeOf}, e.cause) as found
      from (select * from code_redemption where channel <> 'return') r full join (
        select * from point_entry where kind = 'earn' and cause like 'code:%') e on e.cause = ${causeOf}
      where e.id is null or r.code_hash is null
        or e.available_change <> r.point or survivor_account(e.account_id) <> r.account_id`,
  },
  {
    name: "a used code was its batch's own, and its batch was ready",
    query: `
      select r.code_masked || ' of ' || b.name as found
      from code_redemption r join genuine_code c using (code_hash) join code_batch b on b.id = r.batch_id
      where c.batch_id <> r.batch_id or b.state = 'issuing' or b.kind = 'test'`,
  },
  {
    name: 'every used code was noted as a success, and nothing else was',
    query: `
      select 'batch ' || batch_id || ': used ' || coalesce(r.used, 0) || ', noted ' || coalesce(a.noted, 0) as found
      from (select batch_id, count(*) as used from code_redemption where channel <> 'return'
          group by batch_id) r
        full join (select batch_id, count(*) as noted from code_attempt
          where result in (1, 18) group by batch_id) a using (batch_id)
      where r.used is distinct from a.noted`,
  },
  {
    // One pass over all codes, also where there are millions.
    name: 'a batch has as many codes as it says',
    query: `
      select 'batch ' || coalesce(b.id, c.batch_id) || ': says ' || coalesce(b.code_count, 0)
        || ', has ' || coalesce(c.count, 0) as found
      from code_batch b full join (
        select batch_id, count(*) from genuine_code group by batch_id) c on c.batch_id = b.id
      where coalesce(b.code_count, 0) <> coalesce(c.count, 0)`,
  },
]
