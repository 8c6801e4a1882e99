import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, realmsOf } from './contract.ts'

const about = {
  method: 'GET',
  path: '/test',
  summary: 'Nothing',
  input: z.object({}),
  output: z.object({}),
  errors: [],
} as const
const cache = { tags: [], maxAge: 0 }

test('an endpoint says whose session counts for it, and staff’s what they need: else it does not compile', () => {
  // @ts-expect-error no realm
  endpoint({ ...about })
  // @ts-expect-error no permission
  endpoint({ ...about, realm: 'staff' })
  // @ts-expect-error no permission for those of the back office
  endpoint({ ...about, realm: ['pharmacy', 'staff'] })
  // @ts-expect-error a permission that nobody can have there
  endpoint({ ...about, realm: 'member', permission: 'orders.read' })
  // @ts-expect-error only pharmacies have owners
  endpoint({ ...about, realm: 'staff', permission: 'any', role: 'owner' })
  // @ts-expect-error what is kept for everyone was asked for by nobody
  endpoint({ ...about, realm: 'member', cache })
  // @ts-expect-error a session may have been looked at
  endpoint({ ...about, realm: 'pharmacy', guests: true, cache })
  expect(endpoint({ ...about, realm: 'none', cache }).cache).toBe(cache)
})

test('of a realm, of several and of none', () => {
  expect(realmsOf({ realm: 'member' })).toEqual(['member'])
  expect(realmsOf({ realm: ['pharmacy', 'staff'] })).toEqual(['pharmacy', 'staff'])
  expect(realmsOf({ realm: 'none' })).toEqual([])
})
