import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import type { Binaries } from './binaries.ts'

/** PostgreSQL refuses to run as root: the user it runs as instead, and how to become it. */
export interface Account {
  /** None: this process's own user. */
  ids: { uid: number; gid: number } | undefined
  /** The program and arguments that run `command` as that user, for `spawn` with `spawnIds`. */
  command(program: string, args: readonly string[]): { program: string; args: string[] }
  spawnIds: { uid?: number; gid?: number }
}

/** `others` are folders that it must reach besides, when they are there. */
export function accountFor(
  dataDir: string,
  binaries: Binaries,
  others: readonly string[] = [],
): Account {
  if (process.getuid?.() !== 0) return ownAccount
  const ids = ownerOfCluster(dataDir) ?? idsOf('postgres') ?? idsOf('nobody')
  if (!ids) {
    throw new StartFailure(
      'PostgreSQL cannot run as root and there is no user "postgres" or "nobody"; set DATABASE_URL or start as another user.',
    )
  }
  const closed = [dataDir, binaries.root, ...others.filter((path) => existsSync(path))].find(
    (path) => !canEnter(path, ids),
  )
  if (!closed) return { ids, command: asGiven, spawnIds: ids }
  return accountWithRootsReach(ids, closed)
}

const ownAccount: Account = { ids: undefined, command: asGiven, spawnIds: {} }

function asGiven(program: string, args: readonly string[]) {
  return { program, args: [...args] }
}

/**
 * Below a folder only root may enter, such as /root: the user changes as well,
 * but keeps root's right to pass through folders (`setpriv` of util-linux).
 */
function accountWithRootsReach(ids: { uid: number; gid: number }, closed: string): Account {
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path))
  if (!setpriv) {
    throw new StartFailure(
      `PostgreSQL cannot run as root, and ${closed} can be entered by root only; move it, set DATA_DIR elsewhere or set DATABASE_URL.`,
    )
  }
  const reach = '+dac_override'
  const become = [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups']
  const keep = [`--inh-caps=${reach}`, `--ambient-caps=${reach}`]
  return {
    ids,
    command: (program, args) => ({
      program: setpriv,
      args: [...become, ...keep, program, ...args],
    }),
    spawnIds: {},
  }
}

function ownerOfCluster(dataDir: string): Account['ids'] {
  const cluster = statSync(join(dataDir, 'postgres'), { throwIfNoEntry: false })
  return cluster && cluster.uid !== 0 ? { uid: cluster.uid, gid: cluster.gid } : undefined
}

function idsOf(name: string): Account['ids'] {
  try {
    const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    return undefined
  }
}

function canEnter(path: string, { uid, gid }: { uid: number; gid: number }): boolean {
  const { mode, uid: owner, gid: group } = statSync(path)
  const right = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
  if ((mode & right) === 0) return false
  return dirname(path) === path || canEnter(dirname(path), { uid, gid })
}
