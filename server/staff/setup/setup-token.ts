import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { generateToken, hashToken, isToken } from '../../platform/random-token.ts'
import { hasToken, insertSetup, insertToken, isSetupOpen } from './setup-queries.ts'

/** A new production shop waits for its first account; one that has any never does. */
export function beginSetup(db: Db, at: Date): Promise<void> {
  return insertSetup(db, at)
}

/**
 * The token that whoever starts the server reads on its terminal or in the file `setup-token` of its data folder,
 * the same at every start until it is used; null where the shop has had its first account.
 */
export async function issueSetupToken({
  db,
  clock,
  config,
}: Pick<Context, 'db' | 'clock' | 'config'>): Promise<{ token: string; file: string } | null> {
  const file = join(config.dataDir, 'setup-token')
  if (!(await isSetupOpen(db))) {
    rmSync(file, { force: true })
    return null
  }
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (isToken(kept) && (await hasToken(db, hashToken(kept)))) return { token: kept, file }
  const token = generateToken()
  await insertToken(db, hashToken(token), clock.now())
  writeFileSync(file, `${token}\n`, { mode: 0o600 })
  return { token, file }
}
