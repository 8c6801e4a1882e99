import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { holdDataDir } from '#server/platform/embedded-postgres/data-dir-lock.ts'

export interface RunFolder {
  /** Absolute; what lies in it stays for the run that takes it next. */
  path: string
  release(): void
}

/**
 * A folder that no other run holds; temporary files of this run (`TMPDIR`) go into it as well.
 * In memory where there is plenty: a database is a thousand files, a browser's profile hundreds,
 * and on a disk copying them takes longer than most tests.
 */
export function takeRunFolder(): RunFolder {
  const root = rootInMemory() ?? join(cache, 'test-runs')
  // Several runs may go on in one checkout; the kernel gives back what a killed one held.
  for (let slot = 1; slot <= 50; slot++) {
    const path = join(root, String(slot))
    mkdirSync(path, { recursive: true })
    const release = holdDataDir(path)
    if (release) return withTemporaryFiles(path, release)
  }
  throw new Error(`Other runs hold every folder in ${root}.`)
}

const cache = resolve(import.meta.dirname, '../../.cache')
const memory = '/dev/shm'

/** None where memory is short: a container, a small machine, a Mac. */
function rootInMemory(): string | null {
  const enough = 4 * 1024 ** 3
  if (!existsSync(memory) || process.availableMemory() < enough) return null
  const { type, bavail, bsize } = statfsSync(memory)
  const tmpfs = 0x01021994
  if (type !== tmpfs || bavail * bsize < enough) return null
  forgetGoneCheckouts()
  mkdirSync(cache, { recursive: true })
  const checkout = realpathSync(cache)
  const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 12)
  const root = join(memory, `${prefix}${process.getuid?.()}-${hash}`)
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'checkout'), checkout)
  return root
}

const prefix = 'anlanh-tests-'

/** Nobody would take their folders again, and memory is dear. */
function forgetGoneCheckouts(): void {
  const own = `${prefix}${process.getuid?.()}-`
  for (const name of readdirSync(memory).filter((each) => each.startsWith(own))) {
    const mark = join(memory, name, 'checkout')
    if (existsSync(mark) && !existsSync(readFileSync(mark, 'utf8'))) {
      rmSync(join(memory, name), { recursive: true, force: true })
    }
  }
}

function withTemporaryFiles(path: string, release: () => void): RunFolder {
  const temporary = join(path, 'tmp')
  const empty = () => rmSync(temporary, { recursive: true, force: true })
  empty()
  mkdirSync(temporary)
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = temporary
  return {
    path,
    release: () => {
      if (before === undefined) delete process.env['TMPDIR']
      else process.env['TMPDIR'] = before
      empty()
      release()
    },
  }
}
