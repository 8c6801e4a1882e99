import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inForce } from './in-force.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/rules/content.md'), 'utf8')
const rows = [...page.matchAll(/^\| (A .*?)\s*\| (.*?)\s*\| (A|B|none)\s*\|$/gm)].map(
  ([, publications, at, seen]) => ({ publications: publications!, at: at!, seen: seen! }),
)

test.each(rows)('$publications, at $at: $seen', ({ publications, at, seen }) => {
  const read = readPublications(publications)
  expect(inForce(read, momentOf(at))?.name ?? 'none').toBe(seen)
})

test('the page has the table', () => expect(rows.length).toBeGreaterThanOrEqual(6))

/** `A 1 Nov –, B 10 Nov – 12 Nov, B stopped 10 Nov 09:00`, as the page writes it. */
function readPublications(told: string) {
  const parts = told.split(', ')
  const stops = parts.filter((part) => part.includes('stopped'))
  return parts
    .filter((part) => / – ?/.test(part) || part.includes('planned'))
    .map((part, id) => {
      const name = part[0]!
      const [from, until] = part.replace(/^\w (planned for )?/, '').split(/ – ?/)
      const stop = stops.find(
        (each) => each.includes(`${name} stopped`) || each.startsWith('stopped'),
      )
      const isStopped = stop !== undefined && (stop.startsWith(name) || part.includes('planned'))
      return {
        id,
        name,
        startsAt: momentOf(from!),
        endsAt: until ? momentOf(until) : null,
        stoppedAt: isStopped ? momentOf(stop.replace(/^.*stopped /, '')) : null,
      }
    })
}

function momentOf(told: string): number {
  const [, day, month, time = '00:00'] = /^(\d+) (Oct|Nov)(?: (\d\d:\d\d))?$/.exec(told.trim())!
  return new Date(
    `2026-${month === 'Oct' ? '10' : '11'}-${day!.padStart(2, '0')}T${time}:00+07:00`,
  ).getTime()
}
