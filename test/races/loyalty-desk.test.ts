import { afterAll, beforeAll, expect, test } from 'vitest'
import { countGift, gifts } from '#domain/gift/backoffice/gifts.ts'
import { loyaltyProgrammes, programmeApprovals } from '#domain/membership/backoffice/programmes.ts'
import { earnWithCode } from '#domain/membership/api.ts'
import type { TestShop } from '#test/support/app.ts'
import {
  findGiftFaults,
  giftBackoffice,
  memberWith,
  offerGifts,
  readGift,
  someGift,
} from '#test/support/gifts.ts'
import { issueCodes, openProgramme } from '#test/support/loyalty.ts'
import { openMemberShop, registerMember } from '#test/support/members.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { addStock } from '#test/support/stock.ts'

let shop: TestShop
let programmeId: number
let people: StaffMember[]
beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  programmeId = await openProgramme(shop)
  people = []
  for (let at = 0; at < 8; at += 1) people.push(await hireStaff(shop, 'content'))
})
afterAll(async () => {
  expect(await findGiftFaults(shop.ctx.db)).toEqual([])
  await shop.close()
})

const reason = 'Kiểm kê cuối tháng'

test('8 members take the last gifts while the desk counts fewer: none promised is lost', async () => {
  const { ids } = await offerGifts(shop, programmeId, [someGift({ onHand: 8 })])
  const id = ids[0]!
  const members = await Promise.all(Array.from({ length: 8 }, () => memberWith(shop, 100)))
  const desk = giftBackoffice(shop)
  const { version } = await shop.call(gifts.get, { id }, { headers: people[0]!.headers })
  const [counted, ...held] = await Promise.allSettled([
    shop.call(
      countGift,
      { id, version, seen: 8, counted: 3, reason },
      { headers: people[0]!.headers },
    ),
    ...members.map((member, at) => desk.hold(member, `order:last-${at}`, id)),
  ])
  const promised = held.filter(({ status }) => status === 'fulfilled').length
  const { on_hand: onHand, reserved } = await readGift(shop, id)
  expect(reserved).toBe(promised)
  expect(onHand).toBe(counted?.status === 'fulfilled' ? 3 : 8)
  expect(onHand).toBeGreaterThanOrEqual(reserved)
})

test('8 people count one gift at once: one count stands, the others hear of it', async () => {
  const { ids } = await offerGifts(shop, programmeId, [someGift({ onHand: 5 })])
  const id = ids[0]!
  const answers = await Promise.allSettled(
    people.map(({ headers }, at) =>
      shop.call(countGift, { id, version: 1, seen: 5, counted: 10 + at, reason }, { headers }),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('codes are entered while the factor changes: each brings what one rule says', async () => {
  const [product] = await addStock(shop.ctx.db, [{ code: 'JEX30' }])
  const codes = await issueCodes(shop, product!, 16, { point: 30 })
  const { headers: member } = await registerMember(shop, '0901234567')
  const [marketer, second] = people as [StaffMember, StaffMember]
  const asked = await shop.call(
    loyaltyProgrammes.get,
    { id: programmeId },
    { headers: marketer.headers },
  )
  const waiting = await shop.call(
    loyaltyProgrammes.change,
    {
      id: programmeId,
      name: asked.name,
      starts_on: asked.starts_on,
      ends_on: asked.ends_on,
      tiers: asked.tiers,
      factor: 200,
      version: asked.version,
      reason,
    },
    { headers: marketer.headers },
  )
  const enter = (code: string) =>
    shop.call(
      earnWithCode,
      { code },
      { headers: { ...member, 'idempotency-key': crypto.randomUUID() } },
    )
  const [, ...earned] = await Promise.all([
    shop.call(
      programmeApprovals.approve,
      { id: programmeId, version: waiting.version, reason },
      { headers: second.headers },
    ),
    ...codes.map(enter),
  ])
  for (const { point } of earned) expect([30, 60]).toContain(point)
  const entries = await shop.ctx.db
    .selectFrom('point_entry')
    .select(['available_change', 'programme_id'])
    .where('cause', 'like', 'code:%')
    .where('programme_id', '=', programmeId)
    .execute()
  expect(entries).toHaveLength(codes.length)
  const told = earned.reduce((sum, { point }) => sum + point, 0)
  expect(entries.reduce((sum, entry) => sum + entry.available_change, 0)).toBe(told)
  const { earned: standing } = await shop.ctx.db
    .selectFrom('loyalty_standing')
    .select('earned')
    .where('programme_id', '=', programmeId)
    .executeTakeFirstOrThrow()
  expect(standing).toBe(told)
})
