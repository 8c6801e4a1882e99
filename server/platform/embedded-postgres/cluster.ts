import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { EmbeddedPostgresOptions } from '../embedded-postgres.ts'
import { StartFailure } from '../start-failure.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { Endpoint } from './endpoint.ts'
import { readPidFile } from './pid-file.ts'

/** A PostgreSQL data directory and the password of its owner. */
export interface Cluster {
  directory: string
  password: string
}

export const clusterOwner = 'anlanh'

/** The cluster in `dataDir`, made first when there is none. Made aside and renamed: never half. */
export async function ensureCluster(
  { dataDir, unsafeFast = false, log }: EmbeddedPostgresOptions,
  binaries: Binaries,
  account: Account,
): Promise<Cluster> {
  const directory = join(realpathSync(dataDir), 'postgres')
  if (!existsSync(directory)) {
    log.info('Creating the database in %s', directory)
    await createCluster({ directory, binaries, account, unsafeFast })
  }
  return { directory, password: readPassword(directory) }
}

/** Where a server that runs on this cluster can be reached. */
export function findRunningUrl(directory: string): string | null {
  const running = readPidFile(directory)
  if (!running?.ready) return null
  return urlOf({ directory, password: readPassword(directory) }, running)
}

export function urlOf(cluster: Cluster, endpoint: Endpoint): string {
  const url = new URL(`postgresql://${clusterOwner}:${cluster.password}@127.0.0.1/anlanh`)
  url.port = String(endpoint.port)
  if (endpoint.socketDir) url.searchParams.set('host', endpoint.socketDir)
  return url.href
}

interface NewCluster {
  directory: string
  binaries: Binaries
  account: Account
  unsafeFast: boolean
}

async function createCluster({ directory, binaries, account, unsafeFast }: NewCluster) {
  const fresh = `${directory}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  const passwordForInit = `${fresh}.password`
  writeFileSync(passwordForInit, password, { mode: 0o600 })
  if (account.ids) {
    chownSync(fresh, account.ids.uid, account.ids.gid)
    chownSync(passwordForInit, account.ids.uid, account.ids.gid)
  }
  try {
    await initdb(
      [
        `--pgdata=${fresh}`,
        `--username=${clusterOwner}`,
        `--pwfile=${passwordForInit}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        ...(unsafeFast ? ['--no-sync'] : []),
      ],
      binaries,
      account,
    )
  } finally {
    rmSync(passwordForInit, { force: true })
  }
  writeFileSync(passwordPath(directory), password, { mode: 0o600 })
  renameSync(fresh, directory)
}

async function initdb(args: readonly string[], binaries: Binaries, account: Account) {
  const { program, args: all } = account.command(binaries.initdb, args)
  const options = { ...account.spawnIds, cwd: '/', env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' } }
  await promisify(execFile)(program, all, options).catch((error) => {
    const said = String(error.stderr || error.message)
      .trim()
      .split('\n')
    throw new StartFailure(`The database could not be created: ${said.join(' ')}`, { cause: error })
  })
}

function passwordPath(directory: string): string {
  return join(dirname(directory), 'postgres-password')
}

function readPassword(directory: string): string {
  const path = passwordPath(directory)
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (cause) {
    throw new StartFailure(`The password of the database cannot be read from ${path}.`, { cause })
  }
}
