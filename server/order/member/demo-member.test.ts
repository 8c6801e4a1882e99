import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOrders } from '#domain/order/api.ts'
import { demoLogins } from '#seed/demo-logins.ts'
import { loadDemo } from '#seed/load/index.ts'
import { loadMembers } from '#seed/load/members.ts'
import type { TestShop } from '#test/support/app.ts'
import { logIn, openMemberShop } from '#test/support/members.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openMemberShop()
  await loadDemo(shop.ctx)
})
afterAll(() => shop.close())

test("the demo's member is there once, logs in with what /dev/logins tells, and has orders of the past", async () => {
  expect(await loadMembers(shop.ctx)).not.toBeNull()
  expect(await loadMembers(shop.ctx)).toBeNull()
  const told = await shop.app.fastify.inject('/dev/logins')
  expect(told.json()).toEqual({ data: demoLogins })
  const { phone, password } = demoLogins.member
  const { headers } = await logIn(shop, phone, password)
  const { items } = await shop.call(listOrders, {}, { headers })
  const states = ['shipping', 'cancelled', 'completed', 'completed', 'cancelled', 'completed']
  expect(items.map(({ status }) => status)).toEqual([...states, 'completed'])
  expect(items[1]!.timeline.map(({ status }) => status)).toEqual([
    'processing',
    'pre_cancel',
    'cancelled',
  ])
})
