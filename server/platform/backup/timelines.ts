import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import { namesIn, placeOf } from './wal-files.ts'

/** A stretch of the log's history, which begins in this piece and ends where the next one begins. */
interface Stretch {
  timeline: number
  from: number
}

/**
 * How the shop came to be what it is: each switch to a restored database leaves the last history at some place of
 * the log and begins a new one there. What the left one wrote later lies in the archive too, under the same places.
 */
export type History = readonly Stretch[]

/** The history that leads to a timeline, or to the newest of all that these folders know. */
export function readHistory(folders: readonly string[], asked: string): History {
  const known = folders.flatMap((folder) =>
    namesIn(folder).flatMap((name) => /^([0-9A-F]{8})\.history$/.exec(name)?.[1] ?? []),
  )
  const newest = known.toSorted().at(-1) ?? '00000001'
  const wanted =
    asked === 'latest' ? newest : Number(asked).toString(16).toUpperCase().padStart(8, '0')
  const path = folders.map((folder) => join(folder, `${wanted}.history`)).find(existsSync)
  const timeline = Number.parseInt(wanted, 16)
  if (path) return stretchesOf(readFileSync(path, 'utf8'), timeline)
  if (timeline === 1) return [{ timeline, from: 0 }]
  throw new StartFailure(`There is no timeline ${asked} in the archive.`)
}

/** As PostgreSQL writes it: a line for each ancestor, with where it was left. */
export function stretchesOf(text: string, timeline: number): Stretch[] {
  const left = [...text.matchAll(/^(\d+)\s+([0-9A-F]+)\/([0-9A-F]+)/gm)]
  let from = 0
  const ancestors = left.map(([, ancestor, high, low]) => {
    const stretch = { timeline: Number(ancestor), from }
    from = Number.parseInt(high!, 16) * 256 + (Number.parseInt(low!, 16) >>> 24)
    return stretch
  })
  return [...ancestors, { timeline, from }]
}

/** Whether a piece of the log belongs to this history; the one in which a switch was made belongs to both. */
export function isOf(history: History, name: string): boolean {
  const piece = placeOf(name)
  const at = history.findIndex(({ timeline }) => timeline === piece?.timeline)
  const next = history[at + 1]
  return at >= 0 && history[at]!.from <= piece!.place && (!next || piece!.place <= next.from)
}
