import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from './create-query-client.ts'
import { putAnswer, queryKey } from './realm.ts'

const client = createQueryClient()
afterEach(() => client.clear())

const endpoint = { method: 'GET', path: '/admin/employees' } as const
const key = queryKey(endpoint as never, { page: 1 } as never)

test('what was not asked for makes no other question', () => {
  const hash = (input: object) => client.defaultQueryOptions({ queryKey: [input] }).queryHash
  expect(hash({ page: 1, q: undefined })).toBe(hash({ page: 1 }))
})

test('the answer of a write stands against a question that was asked before it', async () => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<string>()
  let signal: AbortSignal | undefined
  const observer = new QueryObserver<unknown>(client, {
    queryKey: key,
    queryFn: (context) => {
      signal = context.signal
      return asked
    },
  })
  const stop = observer.subscribe(() => {})
  putAnswer({ client }, key, 'written')
  answer('asked before')
  await asked
  await Promise.resolve()
  expect(signal?.aborted).toBe(true)
  expect(observer.getCurrentResult().data).toBe('written')
  stop()
})

test('whoever leaves gives up the question', () => {
  let signal: AbortSignal | undefined
  const observer = new QueryObserver<unknown>(client, {
    queryKey: key,
    queryFn: (context) => {
      signal = context.signal
      return new Promise(() => {})
    },
  })
  observer.subscribe(() => {})()
  expect(signal?.aborted).toBe(true)
})
