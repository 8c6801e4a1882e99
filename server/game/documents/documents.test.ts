import { afterAll, beforeAll, expect, test } from 'vitest'
import * as api from '#domain/game/documents/api.ts'
import { decreeOn } from '#domain/game/documents/basis.ts'
import { documentOf } from '#domain/game/documents/content.ts'
import { playClosedGame } from '#test/support/settle-games.ts'
import { writeTestGame } from '#test/support/desk-games.ts'
import { openMemberShop, refusalOf } from '#test/support/members.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { saveSetting } from '../../settings/index.ts'
import { listReportedWinners, readSource } from './read-source.ts'

let shop: Awaited<ReturnType<typeof openMemberShop>>
let marketer: StaffMember
let accountant: StaffMember

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  marketer = await hireStaff(shop, 'content')
  accountant = await hireStaff(shop, 'accountant')
})
afterAll(() => shop.close())

const fetchPaper = (id: number, kind: api.DocumentKind, { headers }: StaffMember) =>
  shop.app.fastify.inject({ url: `/api/admin/games/${id}/documents/${kind}`, headers })
const missingOf = ({ documents }: api.GameDossier, kind: api.DocumentKind) =>
  documents.find((document) => document.kind === kind)!.missing

test('a paper says what it lacks until somebody has written it', async () => {
  const { id } = await writeTestGame(shop, 'ho-so-thu', marketer)
  const { headers } = marketer
  const before = await shop.call(api.getGameDossier, { id }, { headers })
  expect(missingOf(before, 'registration')).toEqual([
    'Mã số thuế',
    'Người liên hệ',
    'Điện thoại người liên hệ',
    'Địa bàn (phạm vi) khuyến mại',
    'Hàng hoá, dịch vụ được khuyến mại',
    'Tổng giá trị hàng hoá, dịch vụ được khuyến mại (dự kiến)',
    'Nơi ký',
    'Đại diện thương nhân',
  ])
  await saveSetting(shop.ctx, 'promotionFiler', {
    taxCode: '0310000000',
    representative: 'Nguyễn Văn An',
    position: 'Giám đốc',
    place: 'Hà Nội',
  })
  const fields = {
    goods: 'Thực phẩm bảo vệ sức khoẻ Jex',
    area: 'Thành phố Hà Nội',
    goods_value: 900_000_000,
    partners: '',
    contact_name: 'Trần Thị Bình',
    contact_phone: '0912000333',
  }
  const save = () =>
    shop.call(api.saveGameDossier, { id, version: before.version, fields }, { headers })
  const after = await save()
  expect(missingOf(after, 'registration')).toEqual([])
  expect(missingOf(after, 'rules')).toEqual([])
  expect(await refusalOf(save())).toBe('conflict')
  const asAccountant = { headers: accountant.headers }
  const writing = shop.call(api.saveGameDossier, { id, version: 1, fields }, asAccountant)
  expect(await refusalOf(writing)).toBe('forbidden')
})

test('papers are PDF; the report comes after the end, to whoever settles', async () => {
  const { id } = await writeTestGame(shop, 'ho-so-nhap', marketer)
  for (const kind of ['notification', 'registration', 'rules'] as const) {
    const paper = await fetchPaper(id, kind, marketer)
    expect(paper.headers['content-type']).toBe('application/pdf')
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(paper.rawPayload.toString('latin1')).toContain('/FontFile2')
  }
  expect((await fetchPaper(id, 'report', accountant)).statusCode).toBe(409)
  const closed = await playClosedGame(shop, { phones: ['0912300001'] })
  expect((await fetchPaper(closed.id, 'report', marketer)).statusCode).toBe(403)
  const report = await fetchPaper(closed.id, 'report', accountant)
  expect(report.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a report whose table ends before the winners do says so, and where the others stand', async () => {
  const { id } = await playClosedGame(shop, { phones: ['0912300002', '0912300003', '0912300004'] })
  const { row, source } = (await readSource(shop.ctx, id))!
  const winners = await listReportedWinners(shop.ctx, row, 2)
  expect(winners).toMatchObject({ count: 3 })
  expect(winners.rows.map(([number]) => number)).toEqual(['1', '2'])
  const winnersOf = (found: typeof winners) => {
    const { sections } = documentOf('report', { ...source, winners: found })
    return sections.find(({ heading }) => heading.includes('trúng thưởng'))!
  }
  expect(winnersOf(winners).paragraphs!.join(' ')).toContain('2 người trúng đầu tiên trong 3 người')
  expect(winnersOf(await listReportedWinners(shop.ctx, row)).paragraphs).toEqual([])
})

test('a paper names the decree of its day', () => {
  expect(decreeOn('2024-11-30')).not.toContain('128/2024')
  expect(decreeOn('2024-12-01')).toContain('128/2024')
  expect(decreeOn('2026-06-25')).not.toContain('239/2026')
  expect(decreeOn('2026-06-26')).toContain('239/2026')
})
