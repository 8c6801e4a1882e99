import type { SecretName } from '#domain/settings/secret-names.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'
import { seal, unseal } from '../platform/sealed.ts'

export type SecretKey = SecretName

type StoredSecret = CamelRow<'setting_secret', 'key' | 'sealed' | 'version' | 'set_by' | 'set_at'>

const columns = 'key, sealed, version, set_by as "setBy", set_at as "setAt"'

/** A secret to use; null where there is none, or where it was sealed with another key of the shop's. */
export async function readSecret(
  { db, config }: Pick<Context, 'db' | 'config'>,
  key: SecretKey,
): Promise<string | null> {
  const stored = await findSecret(db, key)
  return stored && openSecret({ config }, stored)
}

export function openSecret(
  { config }: Pick<Context, 'config'>,
  { sealed }: Pick<StoredSecret, 'sealed'>,
): string | null {
  return unseal(config, 'setting', sealed)
}

export async function findSecret(db: Db, key: SecretKey): Promise<StoredSecret | null> {
  const query = `select ${columns} from setting_secret where key = $1`
  return (await queryRows<StoredSecret>(db, query, [key]))[0] ?? null
}

/** Held until the transaction ends: nobody takes it away meanwhile. */
export async function holdSecret(trx: Db, key: SecretKey): Promise<boolean> {
  const query = 'select 1 from setting_secret where key = $1 for share'
  return (await queryRows(trx, query, [key])).length > 0
}

const insertFirst = `
  insert into setting_secret (key, sealed, set_by, set_at) values ($1, $2, $3, $4)
  on conflict (key) do nothing returning key`
const updateNext = `
  update setting_secret set sealed = $2, set_by = $3, set_at = $4, version = version + 1
  where key = $1 and version = $5 returning key`

/** False when somebody else has set it since. */
export async function writeSecret(
  { config }: Pick<Context, 'config'>,
  trx: Db,
  row: { key: SecretKey; secret: string; version: number; by: string; at: Date },
): Promise<boolean> {
  const values: unknown[] = [row.key, seal(config.secretKey, 'setting', row.secret), row.by, row.at]
  const written =
    row.version === 0
      ? await queryRows(trx, insertFirst, values)
      : await queryRows(trx, updateNext, [...values, row.version])
  return written.length === 1
}

export async function deleteSecret(trx: Db, key: SecretKey, version: number): Promise<boolean> {
  const query = 'delete from setting_secret where key = $1 and version = $2 returning key'
  return (await queryRows(trx, query, [key, version])).length === 1
}
