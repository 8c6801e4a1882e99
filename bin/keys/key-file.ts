import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '#server/platform/backup/durable.ts'
import { acceptedKeysFile, type Config } from '#server/platform/env.ts'
import { StartFailure } from '#server/platform/start-failure.ts'

/** A key drawn anew for a shop whose key lies in DATA_DIR; today's is accepted beside it. */
export function renewKeyFile(config: Config): void {
  const { key, accepted } = pathsOf(config)
  const others = (config.acceptedKeys ?? []).filter((each) => each !== config.secretKey)
  if (others.length > 0) {
    throw new StartFailure(
      `${accepted} holds a key still: npm run keys -- --rotate, then --forget, then the next one.`,
    )
  }
  // Written down first: broken off here, today's key is accepted beside itself.
  writeDurably(accepted, `${config.secretKey}\n`, key)
  writeDurably(key, randomBytes(32).toString('base64url'), key)
}

/** Whether keys that were put aside lay there; they lie there no more. */
export function dropAcceptedFile(config: Config): boolean {
  const { accepted } = pathsOf(config)
  if (!isKeyFromFile(config) || !existsSync(accepted)) return false
  rmSync(accepted)
  return true
}

/** Whether the key is the one in DATA_DIR, not the environment's. */
export function isKeyFromFile(config: Config): boolean {
  const { key } = pathsOf(config)
  return existsSync(key) && readFileSync(key, 'utf8') === config.secretKey
}

function pathsOf({ dataDir }: Config) {
  return { key: join(dataDir, 'secret-key'), accepted: join(dataDir, acceptedKeysFile) }
}
