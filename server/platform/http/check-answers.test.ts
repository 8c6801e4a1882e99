import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#domain/contract.ts'
import { Refusal, type RefusalCode } from '#domain/errors.ts'
import type { Caller, Context } from '../../context.ts'
import { callLocally, route, type App } from './app.ts'

const definition = endpoint({
  method: 'GET',
  path: '/refusing',
  realm: 'none',
  summary: 'Refuses',
  input: z.object({}),
  output: z.object({}),
  errors: ['conflict'],
})

describe('where answers are checked, a use case', () => {
  test.each(['conflict', 'invalidInput', 'unauthenticated'] as const)(
    'may refuse %s, declared by the endpoint or for all of them',
    async (code) => {
      const { app, calling } = refusing(code)
      await expect(calling).rejects.toMatchObject({ code })
      expect(app.undeclared).toEqual([])
    },
  )

  test.each(['notFound', 'rateLimited', 'busy', 'forbidden'] as const)(
    'that refuses %s, which nobody declared, is a fault and remembered as one',
    async (code) => {
      const { app, calling } = refusing(code)
      const found = `GET /refusing does not declare '${code}'`
      await expect(calling).rejects.toThrow(found)
      expect(app.undeclared).toEqual([found])
    },
  )

  test('is left alone in the shop itself', async () => {
    const { app, calling } = refusing('notFound', { checkAnswers: false })
    await expect(calling).rejects.toMatchObject({ code: 'notFound' })
    expect(app.undeclared).toEqual([])
  })
})

function refusing(code: RefusalCode, { checkAnswers = true } = {}) {
  const ctx = {} as Context
  const empty = { ctx, routes: new Map(), undeclared: [], checkAnswers }
  const app = { fastify: fastify(), ...empty } as unknown as App
  route(app, definition, () => Promise.reject(new Refusal(code)))
  return { app, calling: callLocally(app, definition, {}, {} as Caller) }
}
