import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import { jobGroups, jobPace, type JobGroup } from './job-groups.ts'

const operations = readFileSync(resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8')

/** Between the first try and the last, when every pause is as short as pg-boss's dice can make it; minutes. */
function minTimeout({ retryLimit, retryDelay, maxDelay }: JobGroup): number {
  const pauses = Array.from({ length: retryLimit }, (_, nth) =>
    Math.min(maxDelay, retryDelay * 2 ** Math.min(16, nth)),
  )
  return (pauses.reduce((sum, pause) => sum + pause, 0) * seconds(1)) / minutes(1)
}

test('jobs are given up after the tries and the minutes that docs/operations.md names', () => {
  const rows = operations.matchAll(/^\| `(\w+)` +\| +(\d+) \| +(\d+) \|/gm)
  const told = Object.fromEntries(
    [...rows].map(([, group, tries, min]) => [group, [Number(tries), Number(min)]]),
  )
  const held = Object.entries(jobGroups).map(([group, rules]) => [
    group,
    [rules.retryLimit + 1, Math.floor(minTimeout(rules))],
  ])
  expect(told).toEqual(Object.fromEntries(held))
})

test('a killed worker’s jobs are free again within the seconds that the pages name', () => {
  const { claimSeconds, reclaimEvery, lookEvery } = jobPace
  const max = claimSeconds + (reclaimEvery + lookEvery) / seconds(1)
  expect(operations).toContain(`others do its jobs within about ${max} seconds`)
  const messages = resolve(import.meta.dirname, '../../../docs/rules/messages.md')
  expect(readFileSync(messages, 'utf8')).toContain(`free again within ${max} seconds`)
})
