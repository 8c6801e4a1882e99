import { expect, test } from 'vitest'
import { currentNotices, dismissNotice, notify } from './notify.ts'

test('the same words said three times are one notice, the last of them', () => {
  for (const text of ['Mất mạng', 'Đã lưu', 'Mất mạng', 'Mất mạng']) notify({ text })
  expect(currentNotices().map(({ text }) => text)).toEqual(['Đã lưu', 'Mất mạng'])
  for (const { id } of currentNotices()) dismissNotice(id)
})
