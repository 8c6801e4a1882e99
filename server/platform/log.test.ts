import { expect, test } from 'vitest'
import { collectingLog } from './log.ts'

test('secrets and personal data never reach the log, also inside what is logged', () => {
  const { log, entries } = collectingLog()
  log.info(
    {
      phone: '0912345678',
      headers: { authorization: 'Bearer t0ken', cookie: 'sid=c00kie', 'x-csrf-token': 'csrf1' },
      order: { receiver: { address: '12 Hàng Bài', fullName: 'Nguyễn Thị Lành' } },
      message: { to: 'lanh@example.vn', otp: '123456' },
      code: 'E42',
      deep: { list: [{ view_token: 'v13w' }] },
      err: Object.assign(new Error('duplicate'), {
        detail: 'Key (phone)=(0987654321)',
        code: '23505',
      }),
    },
    'order placed',
  )
  const written = JSON.stringify(entries)
  for (const hidden of [
    '0912345678',
    't0ken',
    'c00kie',
    'csrf1',
    'Hàng Bài',
    'Lành',
    '@',
    '123456',
  ]) {
    expect(written).not.toContain(hidden)
  }
  expect(entries).toMatchObject([
    {
      level: 'info',
      msg: 'order placed',
      code: 'E42',
      err: { message: 'duplicate', code: '23505' },
    },
  ])
})
