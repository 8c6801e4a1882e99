import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  endpointKey,
  fillPath,
  needsLogin,
  realmsOf,
  type DeclaredAccess,
  type Endpoint,
} from '#domain/contract.ts'
import { listAudit } from '#domain/staff/api.ts'
import { saveSetting } from '#server/settings/index.ts'
import type { TestShop } from './support/app.ts'
import { openMemberShop } from './support/members.ts'
import { sendForm } from './support/send-form.ts'
import { addStock } from './support/stock.ts'
import { hireStaff, type StaffMember } from './support/staff.ts'
import { readsLikeWrites } from './support/reads-like-writes.ts'
import { staffWrites } from './support/staff-writes.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  // A category and a brand to choose from.
  await addStock(shop.ctx.db, [{ code: 'JEX' }])
  await saveSetting(shop.ctx, 'paymentMethods', ['cash', 'qrCode'])
})
afterAll(() => shop.close())

type AnyRoute = Pick<Endpoint, 'method' | 'path' | 'idempotent'> & DeclaredAccess

/** What staff may send, as JSON and otherwise. */
function listWrites(): AnyRoute[] {
  const endpoints = [...shop.app.routes.values()].map(({ endpoint }) => endpoint)
  const all: AnyRoute[] = [...endpoints, ...shop.app.rawRoutes.values()]
  return all.filter(
    (each) => needsLogin(each) && realmsOf(each).includes('staff') && each.method !== 'GET',
  )
}

function send(write: AnyRoute, input: Record<string, unknown>, { headers }: StaffMember) {
  const { path, rest } = fillPath(write.path, input)
  const key = write.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}
  const { file, ...fields } = rest
  if (file instanceof Buffer) {
    return sendForm(shop, { path, headers, file, fields: fields as Record<string, string> })
  }
  return shop.app.fastify.inject({
    method: write.method,
    url: `/api${path}`,
    headers: { ...headers, ...key },
    payload: rest,
  })
}

describe('every write of the back office', () => {
  test('stands in test/support/staff-writes.ts with an input that works', () => {
    const known = { ...staffWrites, ...readsLikeWrites }
    expect(listWrites().map(endpointKey).toSorted()).toEqual(Object.keys(known).toSorted())
  })

  test.each(Object.keys(staffWrites))('%s leaves a line in the audit', async (key) => {
    const write = listWrites().find((each) => endpointKey(each) === key)!
    const admin = await hireStaff(shop)
    const input = await staffWrites[key]!({ shop, admin })
    const before = await readAudit(admin)
    const answer = await send(write, input, admin)
    expect(answer.statusCode, answer.body).toBe(200)
    const added = (await readAudit(await hireStaff(shop), admin)).slice(before.length)
    expect(added).toHaveLength(1)
    expect(added[0]).toMatchObject({ staff: admin.username, action: expect.stringMatching(/\S/) })
    expect(added[0]!.subject_id).toMatch(/\S/)
    if ('reason' in input) expect(added[0]!.reason).toBe(input.reason)
  })

  test.each(Object.keys(staffWrites))('%s leaves none where it is refused', async (key) => {
    const write = listWrites().find((each) => endpointKey(each) === key)!
    if (write.path === '/admin/auth/logout') return
    const admin = await hireStaff(shop)
    const before = await readAudit(admin)
    const nobody = Object.fromEntries(
      [...write.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '999999999']),
    )
    const answer = await send(write, nobody, admin)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(await readAudit(admin)).toEqual(before)
  })
})

/** What somebody did, oldest first, as an admin reads it. */
async function readAudit(reader: StaffMember, { id }: StaffMember = reader) {
  const { items } = await shop.call(listAudit, { staff_id: id, limit: 100 }, reader)
  return items.toReversed()
}
