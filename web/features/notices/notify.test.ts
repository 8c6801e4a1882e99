import { beforeEach, expect, test } from 'vitest'
import { currentNotices, dismissNotice, notify, notifyAddedToCart } from './notify.ts'

beforeEach(() => currentNotices().forEach((notice) => dismissNotice(notice.id)))

test('a notice stays 3000 ms and is titled "Thông báo" unless told otherwise', () => {
  notify({ text: 'Đăng nhập thành công' })
  expect(currentNotices()).toMatchObject([
    { title: 'Thông báo', text: 'Đăng nhập thành công', kind: 'success', duration: 3000 },
  ])
})

test('the add-to-cart notice stays 1000 ms', () => {
  notifyAddedToCart('Đã thêm vào giỏ hàng')
  expect(currentNotices()[0]?.duration).toBe(1000)
})

test('a burst of notices shows the last three', () => {
  for (const text of ['1', '2', '3', '4']) notify({ text })
  expect(currentNotices().map((notice) => notice.text)).toEqual(['2', '3', '4'])
})
