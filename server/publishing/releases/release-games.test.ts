import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDeskGame } from '#domain/game/backoffice/api.ts'
import * as releases from '#domain/publishing/releases/backoffice.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { writeTestGame } from '#test/support/desk-games.ts'
import { refusalOf } from '#test/support/members.ts'
import { addGameTo } from '#test/support/open-game.ts'
import { expectRefused } from '#test/support/refused.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'

let shop: TestShop
let planner: StaffMember
let second: StaffMember
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false }, now: '2026-11-10T09:00:00+07:00' })
  planner = await hireStaff(shop, 'content')
  second = await hireStaff(shop, 'content')
})
afterAll(() => shop.close())

const hour = 3_600_000
const reason = 'Ngày hội 11/11'
let nth = 0

/** Approved, and open in so many hours. */
async function game(hours: number) {
  nth += 1
  const { id } = await addGameTo(shop.ctx, {
    startsIn: hours * hour,
    announced: { slug: `cung-dot-${nth}` },
  })
  return id
}

function plan(ids: number[], by = planner) {
  nth += 1
  const fields = {
    name: `Đợt trò chơi ${nth}`,
    starts_at: '2026-11-11T00:00:00+07:00',
    parts: [],
    voucher_campaign_ids: [],
    game_campaign_ids: ids,
    reason,
  }
  return shop.call(releases.contentReleases.create, fields, by)
}

const approve = ({ id, version }: { id: number; version: number }) =>
  shop.call(releases.approveRelease, { id, version, campaigns: [], reason }, second)
const phaseOf = async (id: number) => (await shop.call(getDeskGame, { id }, planner)).phase

test('a release is approved with games that stand and open with it or later, and stops them', async () => {
  const ids = [await game(15), await game(40)]
  const release = await plan(ids)
  expect(release.games.map(({ id, phase }) => [id, phase])).toEqual(
    ids.map((id) => [id, 'approved']),
  )
  await approve(release)
  await shop.call(releases.stopRelease, { id: release.id, reason: 'Sai giải' }, second)
  for (const id of ids) {
    expect(await phaseOf(id)).toBe('stopped')
    expect(await shop.call(getDeskGame, { id }, planner)).toMatchObject({
      stopped_by: 'Trần Thị Bình',
      stop_reason: 'Sai giải',
    })
  }
})

test('one that opens before it, is not approved or is over keeps it from being approved', async () => {
  const early = await plan([await game(3)])
  expect(early.games[0]!.problem).toContain('trước đợt phát hành')
  const refused = await expectRefused(approve(early))
  expect(refused.fields.game_campaign_ids).toContain('trước đợt phát hành')
  const { id } = await writeTestGame(shop, 'con-nhap', planner)
  const draft = await plan([id])
  expect(draft.games[0]!.problem).toContain('chưa được duyệt')
  expect(await refusalOf(approve(draft))).toBe('contentRefused')
  expect(await refusalOf(plan([999_999]))).toBe('invalidInput')
})

test('who may not write games names none', async () => {
  const pharmacist = await hireStaff(shop, 'pharmacist')
  const refused = await expectRefused(plan([await game(20)], pharmacist))
  expect(refused.fields).toEqual({
    game_campaign_ids: 'Chỉ người có quyền soạn trò chơi được thêm hoặc bỏ trò chơi ở đây.',
  })
})
