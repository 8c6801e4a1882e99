import { expect, test } from 'vitest'
import { paths } from '#web/paths.ts'
import { informationEntries, mainEntries, visibleEntries } from './entries.ts'

const labels = (visitor: Parameters<typeof visibleEntries>[1]) =>
  visibleEntries(mainEntries, visitor, []).map((entry) => entry.label)

const lan = { fullName: 'Nguyễn Thị Lan', points: 1240 }

test('gift exchange shows only for logged-in loyalty members', () => {
  expect(labels(undefined)).not.toContain('Đổi quà')
  expect(labels(null)).not.toContain('Đổi quà')
  expect(labels({ ...lan, isMember: false })).not.toContain('Đổi quà')
  expect(labels({ ...lan, isMember: true })).toContain('Đổi quà')
})

test('everything else shows to everyone', () => {
  expect(labels(null)).toEqual([
    'Tích điểm',
    'Ưu đãi',
    'Tra cứu đơn hàng',
    'Hệ thống nhà thuốc',
    'Mua hàng',
    'Trung tâm tiêm chủng',
    'Sống khoẻ',
    'Chuyên gia tư vấn',
  ])
})

test('nothing leads to what there is not', () => {
  const hidden = [paths.vaccineShop(), paths.page('gioi-thieu')]
  const shown = visibleEntries(informationEntries, null, hidden).map(({ to }) => to)
  expect(shown).toHaveLength(informationEntries.length - 2)
  expect(shown.filter((to) => hidden.includes(to))).toEqual([])
})
