import type { ClientBase } from 'pg'
import { StartFailure } from '#server/platform/start-failure.ts'

/** A copy is never made onto what it is made of. */
export async function ensureTwo(from: ClientBase, to: ClientBase): Promise<void> {
  const [one, other] = [await placeOf(from), await placeOf(to)]
  if (one === other)
    throw new StartFailure('--from and --to are one database: nothing was changed.')
}

async function placeOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ place: string }>(`
    select pg_postmaster_start_time()::text || ' ' || oid::text as place
    from pg_database where datname = current_database()`)
  return rows[0]!.place
}

/** Only what is empty or says of itself that it is a masked copy is written over, and only while no shop runs on it. */
export async function ensureMayBeFilled(to: ClientBase): Promise<void> {
  if (await has(to, isRunning)) throw new StartFailure('An Lành is running on --to: stop it first.')
  if (!(await has(to, `select where to_regclass('environment_mark') is not null`))) {
    if (await has(to, hasTables)) refuse('holds tables of something else')
    return
  }
  if (await has(to, `select from environment_mark where environment <> 'staging'`))
    refuse("is a shop's")
  if (await has(to, `select from environment_mark where environment = 'staging'`)) return
  if (await has(to, hasPeople)) refuse("is a shop's")
}

const isRunning = `select from pg_stat_activity where datname = current_database()
  and application_name like 'anlanh%' and pid <> pg_backend_pid()`
const hasTables = `select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`
/** Of one that was filled and never started. */
const hasPeople = `select where exists (select from member) or exists (select from shop_order)
  or exists (select from staff_user) or exists (select from product) or exists (select from loyalty_account)`

async function has(client: ClientBase, query: string): Promise<boolean> {
  return (await client.query(`${query} limit 1`)).rowCount! > 0
}

function refuse(what: string): never {
  throw new StartFailure(
    `--to ${what} and no masked copy: name an empty database, or a folder that holds none.`,
  )
}
