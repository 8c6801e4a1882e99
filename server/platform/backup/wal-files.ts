import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A piece of 16 MB of PostgreSQL's log. */
export interface WalFile {
  /** As PostgreSQL calls it: 24 hexadecimal digits. */
  name: string
  timeline: number
  /** Its place in the log, whatever the timeline. */
  place: number
  /** Milliseconds: everything in it was written by then. */
  at: number
}

const piecesOfLog = 256

/** Null for what is no piece: histories, labels, what is half-written. */
export function placeOf(name: string): { timeline: number; place: number } | null {
  const found = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/.exec(name)
  if (!found) return null
  const [timeline, log, piece] = found.slice(1).map((part) => Number.parseInt(part, 16))
  return { timeline: timeline!, place: log! * piecesOfLog + piece! }
}

/** The pieces in a folder, compressed or not; none where there is no such folder. */
export function listWalFiles(directory: string): WalFile[] {
  return namesIn(directory).flatMap((file) => {
    const name = file.replace(/\.gz$/, '')
    const found = placeOf(name)
    // It may have been compressed or deleted meanwhile.
    const state = found && statSync(join(directory, file), { throwIfNoEntry: false })
    return state ? [{ name, ...found, at: state.mtimeMs }] : []
  })
}

export interface Reach {
  /** The place of the last piece that follows without a hole; one before `from` when there is none. */
  last: number
  /** Milliseconds: until when it was written; 0 when there is none. */
  at: number
  /** Pieces lie behind the hole that ends it. */
  isCut: boolean
}

/** How far the log can be followed from one place on. */
export function followLog(files: readonly WalFile[], from: number): Reach {
  const times = new Map<number, number>()
  for (const { place, at } of files) times.set(place, Math.max(at, times.get(place) ?? 0))
  let last = from - 1
  while (times.has(last + 1)) last += 1
  // Empty ones that PostgreSQL keeps ready bear later places and earlier times.
  const reached = [...times].filter(([place]) => from <= place && place <= last)
  const at = Math.max(0, ...reached.map(([, written]) => written))
  return { last, at, isCut: files.some(({ place }) => place > last) }
}

export function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch (error) {
    if (/ENOENT|ENOTDIR/.test((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
