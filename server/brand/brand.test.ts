import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brandName } from '#domain/brand/current-brand.ts'
import {
  fillTemplate,
  messageTemplates,
  type MessageTemplate,
} from '#domain/notification/templates.ts'
import { changeSetting, listBackofficeSettings } from '#domain/settings/backoffice/api.ts'
import { demoShop } from '#seed/settings/demo-shop.ts'
import { saveSetting } from '#server/settings/index.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false, apiDocs: true } })
})
afterAll(() => shop.close())

const renamed = {
  ...demoShop,
  brandName: 'Nhà thuốc Minh Châu',
  shortName: 'Minh Châu',
  slogan: 'Tận tâm từng viên thuốc',
  companyName: 'Công ty Minh Châu',
  email: 'hotro@minhchau.example',
  hotline: '024 3999 0000',
}
const get = (url: string) => shop.app.fastify.inject(url)

describe('a shop that is renamed', () => {
  test('is called so by everything that it answers and sends, at once', async () => {
    await saveSetting(shop.ctx, 'shop', renamed)
    // One after another: drawing up the API's document holds a busy machine longer than others wait for a connection.
    for (const url of [
      '/manifest.webmanifest',
      '/nha-thuoc/manifest.webmanifest?id=NT00218',
      '/api/openapi.json',
      '/api/docs',
      '/song-khoe/rss.xml',
      '/merchant-feed.xml',
      '/api/settings/shop',
      '/doi-tac/shop-api.ts',
    ]) {
      const { body } = await get(url)
      expect(body, url).not.toMatch(/An Lành|AnLanh/)
      if (!url.endsWith('.ts')) expect(body, url).toContain('Minh Châu')
    }
    expect(brandName()).toBe('Nhà thuốc Minh Châu')
  })

  test('signs each of its messages with its short name', () => {
    const values = new Proxy<Record<string, string>>({}, { get: () => 'x' })
    for (const name of Object.keys(messageTemplates) as MessageTemplate[]) {
      expect(fillTemplate(name, values), name).toMatch(/^(?:\[QC\] )?Minh Châu: /)
    }
  })

  test('is known to the process beside it within a second', async () => {
    const other = await openTestShop({ beside: shop, config: { rateLimits: false } })
    try {
      await saveSetting(shop.ctx, 'shop', { ...renamed, shortName: 'Châu' })
      await expect
        .poll(async () => (await other.app.fastify.inject('/manifest.webmanifest')).body, {
          timeout: 1000,
        })
        .toContain('"short_name":"Châu"')
    } finally {
      await other.close()
    }
  })

  test('is called as before while the database is away', async () => {
    const lost = await openTestShop({ config: { rateLimits: false } })
    await saveSetting(lost.ctx, 'shop', renamed)
    await lost.app.fastify.inject('/manifest.webmanifest')
    await lost.drop()
    const told = await lost.app.fastify.inject('/manifest.webmanifest')
    expect(told.json()).toMatchObject({ name: 'Nhà thuốc Minh Châu' })
    await lost.close()
  })
})

describe('a brand’s colour', () => {
  test('that nobody could read is refused in words', async () => {
    const headers = await staffHeaders(shop)
    const all = await shop.call(listBackofficeSettings, {}, { headers })
    const { value, version } = all.find(({ key }) => key === 'brand')!
    const light = { ...(value as object), color: '#ff9800' }
    const change = { key: 'brand' as const, value: light, version, reason: 'Đổi màu' }
    await expect(shop.call(changeSetting, change, { headers })).rejects.toMatchObject({
      fields: { 'value.color': expect.stringContaining('quá sáng') },
    })
  })

  test('is that of icons and pictures of links, under an address of their own', async () => {
    const before = await iconOf()
    await saveSetting(shop.ctx, 'brand', { color: '#6a1b9a', logo: '', darkLogo: '', icon: '' })
    const after = await iconOf()
    expect(after.src).not.toBe(before.src)
    expect(after.color).toEqual([0x6a, 0x1b, 0x9a])
    const favicon = await get('/media/icons/favicon.svg')
    expect(favicon.body).toContain('#6a1b9a')
    const shared = await get('/media/icons/share-1200x630.jpg')
    const { width, height } = await sharp(shared.rawPayload).metadata()
    expect([width, height]).toEqual([1200, 630])
  })
})

/** The icon that the manifest names, and the colour at the middle of its upper edge. */
async function iconOf(): Promise<{ src: string; color: number[] }> {
  const { icons } = (await get('/manifest.webmanifest')).json<{ icons: { src: string }[] }>()
  const { src } = icons[2]!
  const answer = await get(src)
  expect(answer.headers['cache-control']).toContain('immutable')
  const { data } = await sharp(answer.rawPayload)
    .extract({ left: 256, top: 4, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { src, color: [...data] }
}
