import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSetting } from '../settings/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { choiceFormPath } from '#domain/tags/choice.ts'
import { mayMeasure } from '#domain/tags/places.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ withPages: true, template: undefined })
})
afterAll(() => shop.close())

async function policyOf(url: string): Promise<string> {
  const { headers } = await shop.app.fastify.inject(url)
  return String(headers['content-security-policy'])
}

function press(choice: string, cookie = '') {
  return shop.app.fastify.inject({
    method: 'POST',
    url: choiceFormPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: `choice=${choice}`,
  })
}

test('whom measuring reaches stands in the policy exactly while a container is chosen, and nowhere it must not', async () => {
  const before = await policyOf('/')
  expect(before).not.toContain('google')
  await saveSetting(shop.ctx, 'tags', { container: 'GTM-ABC1234' })
  const policy = await policyOf('/')
  expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/\*\.googletagmanager\.com(?:;|$)/)
  expect(policy).toContain(
    "connect-src 'self' https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com;",
  )
  expect(policy).toContain(
    "img-src 'self' data: https://*.googletagmanager.com https://*.google-analytics.com;",
  )
  expect(policy).not.toContain("'unsafe-inline'")
  for (const path of [
    '/quay-so-khong-dinh-danh/vong-quay-may-man/',
    '/quan-tri/',
    '/nha-thuoc/',
    '/QSTT-2025/',
    '/ngung-nhan-thu/c1-aaaaaaaaaaaaaaaaaaaaaaaa/',
  ]) {
    expect(mayMeasure(path), path).toBe(false)
    expect(await policyOf(path), path).not.toContain('google')
  }
  await saveSetting(shop.ctx, 'tags', { container: '' })
  expect(await policyOf('/')).toBe(before)
})

test('a plain form keeps the choice in one cookie that scripts read, and clears what measured', async () => {
  const agreed = await press('yes')
  expect([agreed.statusCode, agreed.headers.location]).toEqual([
    303,
    '/lua-chon-do-luong/?da-chon=yes',
  ])
  expect(agreed.cookies).toEqual([
    expect.objectContaining({ name: 'measure', value: 'yes', path: '/', sameSite: 'Lax' }),
  ])
  expect(agreed.cookies[0]).not.toHaveProperty('httpOnly')
  const refused = await press('no', 'measure=yes; _ga=GA1.1.2; _ga_ABC=GS1; other=1')
  const cleared = refused.cookies.filter(({ name }) => name.startsWith('_ga'))
  expect(new Set(cleared.map(({ name }) => name))).toEqual(new Set(['_ga', '_ga_ABC']))
  for (const { value } of cleared) expect(value).toBe('')
  expect(refused.cookies).toContainEqual(expect.objectContaining({ name: 'measure', value: 'no' }))
  expect(refused.cookies.some(({ name }) => name === 'other')).toBe(false)
})

test('whatever else a form says is a no', async () => {
  expect((await press('maybe')).cookies[0]).toMatchObject({ value: 'no' })
})
