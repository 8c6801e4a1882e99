import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

/** An empty data directory of a shop. */
export function newDataDir(purpose: string): string {
  return mkdtempSync(join(tmpdir(), `anlanh-${purpose}-`))
}

/** One with the demo in it, as a start on an empty one leaves it: loading takes seconds, copying a blink. */
export function demoDataDir(purpose: string): string {
  const dataDir = newDataDir(purpose)
  // With its owners: PostgreSQL insists on its own.
  execFileSync('cp', ['-a', `${inject('demoData')}/.`, dataDir])
  return dataDir
}
