import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Drawn once for a cluster's folder. */
export interface Secrets {
  superuser: string
  replication: string
  restApi: string
  shop: string
  secretKey: string
}

export function keptSecrets(folder: string): Secrets {
  const path = join(folder, 'secrets.json')
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Secrets
  const draw = () => randomBytes(32).toString('base64url')
  const secrets = {
    superuser: draw(),
    replication: draw(),
    restApi: draw(),
    shop: draw(),
    secretKey: draw(),
  }
  writeFileSync(path, JSON.stringify(secrets), { mode: 0o600 })
  return secrets
}

/** What Patroni reads instead of a file; deploy/patroni.env names the same. */
export function patroniSecrets({
  superuser,
  replication,
  restApi,
}: Pick<Secrets, 'superuser' | 'replication' | 'restApi'>): Record<string, string> {
  return {
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: superuser,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: replication,
    PATRONI_RESTAPI_USERNAME: 'patroni',
    PATRONI_RESTAPI_PASSWORD: restApi,
  }
}
