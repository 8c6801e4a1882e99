import { expect, test } from 'vitest'
import { jobKinds } from '#domain/job/kinds.ts'
import { listQueues } from '#server/platform/jobs/work.ts'
import { work } from '#server/work.ts'

test('everything the shop does by itself has a name for staff and a way to be treated', () => {
  const queues = listQueues(work).map(({ name }) => name)
  expect(Object.keys(jobKinds).toSorted()).toEqual(queues.toSorted())
  const treated = listQueues(work).map(({ name, kind }) => [name, kind.group])
  const named = Object.entries(jobKinds).map(([name, { group }]) => [name, group])
  expect(named.toSorted()).toEqual(treated.toSorted())
})

test('no two kinds have the same name for staff', () => {
  const labels = Object.values(jobKinds).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

test('whoever is told of something has a channel’s patience', () => {
  const telling = Object.entries(jobKinds).filter(([name]) => /\.(tell|send|notify)\w+$/.test(name))
  const others = telling.filter(([, { group }]) => group !== 'messages').map(([name]) => name)
  expect(others).toEqual(['refund.started.sendRefund'])
})
