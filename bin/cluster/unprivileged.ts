import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'

const setpriv = '/usr/bin/setpriv'
const account = 'postgres'

/**
 * The command that runs a program as nobody privileged (PostgreSQL refuses to run as root) and lets it end when
 * we are killed, so that nothing is left behind.
 */
export function asUnprivileged(command: readonly string[]): string[] {
  const become = isRoot() ? [`--reuid=${account}`, `--regid=${account}`, '--init-groups'] : []
  return [setpriv, ...become, '--pdeathsig', 'TERM', ...command]
}

/** A folder that only the unprivileged account reads. */
export function makeItsFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (isRoot()) chownSync(path, idOf('-u'), idOf('-g'))
}

/** Whether that account may pass through all folders above. */
export function canReach(folder: string): boolean {
  const [program, ...args] = asUnprivileged(['test', '-x', folder])
  return spawnSync(program!, args).status === 0
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function idOf(flag: string): number {
  return Number(execFileSync('id', [flag, account]))
}
