import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours } from '#domain/kernel/durations.ts'
import { signAsOf } from '../platform/http/as-of.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import {
  addArticleCategory,
  hireEditors,
  publishWritten,
  wholeArticle,
  writeContent,
  type Editors,
} from '#test/support/publishing.ts'
import { hireStaff } from '#test/support/staff.ts'

let shop: TestShop
let editors: Editors
let origin: string
const eight = '2026-11-25T08:00:00+07:00'

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false }, now: '2026-11-24T09:00:00+07:00' })
  editors = await hireEditors(shop)
  await shop.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(shop.app.fastify.server.address() as AddressInfo).port}`
  const body = wholeArticle(await addArticleCategory(shop.ctx.db), { title: 'Bài của sáng mai' })
  const { id } = await writeContent(shop, editors, { kind: 'article', slug: 'sang-mai' }, body)
  await publishWritten(shop, editors, id, { starts_at: eight })
})
afterAll(() => shop.close())

/** The bearer token stands for the back office's cookie, which comes with every request of its browser. */
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await hireStaff(shop, 'content')).headers
})

async function cookieOf(at: string | null, sender = headers): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/content/as-of`, {
    method: 'POST',
    headers: { ...sender, 'content-type': 'application/json' },
    body: JSON.stringify({ at }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.get('set-cookie')!
}
const ask = (
  cookie: string,
  sender: Record<string, string> = headers,
  path = '/api/article/sang-mai',
) => fetch(origin + path, { headers: { ...sender, cookie: cookie.split(';', 1)[0]! } })

describe('the shop as of a moment', () => {
  test('shows what will be in force then, to whoever asked for it, and keeps nothing of it', async () => {
    expect((await fetch(`${origin}/api/article/sang-mai`)).status).toBe(404)
    const cookie = await cookieOf(eight)
    expect(cookie).toMatch(/HttpOnly/)
    const shown = await ask(cookie)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('cache-control')).toBe('no-store')
    const list = await ask(cookie, headers, '/api/article')
    expect(await list.text()).toContain('Bài của sáng mai')
    const asked = await ask(cookie, headers, '/api/content/as-of')
    expect(await asked.json()).toMatchObject({ data: { at: '2026-11-25T08:00:00.000+07:00' } })
    // Guests go on seeing the present, kept or not.
    expect((await fetch(`${origin}/api/article/sang-mai`)).status).toBe(404)
    expect(await (await fetch(`${origin}/api/article`)).text()).not.toContain('sáng mai')
    expect(await (await fetch(`${origin}/sitemap-articles.xml`)).text()).not.toContain('sang-mai')
    expect((await ask(cookie, headers, '/sitemap-articles.xml')).status).toBe(200)
    expect(await (await fetch(`${origin}/sitemap-articles.xml`)).text()).not.toContain('sang-mai')
  })

  test('ends by hand: the cookie is taken away', async () => {
    expect(await cookieOf(null)).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/)
    const left = await fetch(`${origin}/api/content/as-of/end`, { method: 'POST' })
    expect(left.headers.get('set-cookie')).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/)
  })

  test('is nobody’s whose cookie is forged, borrowed or outlives its session', async () => {
    const cookie = await cookieOf(eight)
    const [name, token] = cookie.split(';', 1)[0]!.split('=') as [string, string]
    const [at, session, signature] = token.split('.') as [string, string, string]
    const foreign = { config: { ...shop.ctx.config, secretKey: 'x'.repeat(40) } }
    const forged = [
      `${Number(at) + 1}.${session}.${signature}`,
      `${at}.${Number(session) + 1}.${signature}`,
      `${at}.${session}.${'A'.repeat(43)}`,
      `${at}.${session}`,
      signAsOf(foreign, new Date(eight), Number(session)),
      'x',
    ]
    for (const each of forged) {
      const answer = await ask(`${name}=${each}`)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/)
    }
    expect((await ask(cookie, {})).status).toBe(404)
    const other = (await hireStaff(shop, 'content')).headers
    expect((await ask(cookie, other)).status).toBe(404)
    expect((await ask(cookie)).status).toBe(200)
    const care = (await hireStaff(shop, 'warehouse')).headers
    const refused = await fetch(`${origin}/api/admin/content/as-of`, {
      method: 'POST',
      headers: { ...care, 'content-type': 'application/json' },
      body: JSON.stringify({ at: eight }),
    })
    expect(refused.status).toBe(403)
    shop.ctx.clock.advance(hours(13))
    expect((await ask(cookie)).status).toBe(404)
  })
})
