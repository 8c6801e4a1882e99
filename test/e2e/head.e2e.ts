import { describe, expect, test } from 'vitest'
import { readPage, valuesOf, type ReadPage } from './support/read-page.ts'
import { createE2eShop } from './support/stage.ts'
import { accountPages, staticPages } from './support/pages.ts'

const stage = createE2eShop()
/** The address the shop is known by, which tests set in the configuration. */
const publicUrl = 'http://shop.test'

const described = [
  ['/', 'An Lành – Nhà thuốc trực tuyến, hàng chính hãng kiểm tra được'],
  ['/mua-hang/', 'Tất cả sản phẩm | An Lành'],
  ['/mua-hang/?c=xuong-khop', 'Xương khớp | An Lành'],
  ['/mua-hang/jex/', / \| An Lành$/],
  ['/uu-dai/', 'Ưu đãi đang diễn ra | An Lành'],
  ['/ctkm/khoe-khop-mua-lanh/', / \| An Lành$/],
  ['/vnvcshop/', 'Trung tâm tiêm chủng An Lành'],
  ['/vnvcshop/goi-tiem-tre-6-tuan-12-thang/', / \| An Lành$/],
  ['/gioi-thieu/', /An Lành/],
] as const

describe('what a page says of itself', () => {
  test.for(described)('%s: title, description, canonical, Open Graph', async ([path, title]) => {
    const page = await read(path)
    if (typeof title === 'string') expect(page.title).toBe(title)
    else expect(page.title).toMatch(title)
    expect(page.meta('description')?.length).toBeGreaterThan(50)
    expect(page.canonical).toBe(publicUrl + path)
    expect(new URL(page.canonical ?? '').pathname).toMatch(/\/$/)
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url', 'og:type']) {
      expect(page.meta(name), name).toBeTruthy()
    }
    expect(page.meta('og:locale')).toBe('vi_VN')
    expect(page.meta('og:url')).toBe(page.canonical)
    const image = new URL(page.meta('og:image') ?? '').pathname
    expect((await get(image)).status, image).toBe(200)
  })

  test('no two pages share a title', async () => {
    const paths = new Set([...described.map(([path]) => path), ...staticPages, ...accountPages])
    const pages = await Promise.all([...paths].map(read))
    const titles = pages.map((page) => page.title)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  test.for([
    '/gio-hang/',
    '/gio-hang/giao-hang/',
    '/gio-hang/thanh-toan/DH261121ABCDEF/',
    '/gio-hang/thanh-toan/vnvcshop/',
    '/gio-hang/thanh-toan/vnvcshop/DH261121ABCDEF/',
    '/tra-cuu-don-hang/',
    '/s/?search=gan',
    '/dang-nhap/',
    '/ho-so-thanh-vien/',
  ])('%s is personal: not for search engines', async (path) => {
    expect((await read(path)).meta('robots')).toContain('noindex')
  })

  test('an address that asks for what the shop does not have says nothing of its own', async () => {
    const page = await read('/mua-hang/?c=Mua%20Viagra')
    expect(page.title).toBe('Tất cả sản phẩm | An Lành')
    expect(page.text).not.toContain('Viagra')
    expect(page.meta('robots')).toContain('noindex')
  })

  test('filtered lists point at one address each', async () => {
    const page = await read('/mua-hang/?sort=price-asc&c=xuong-khop')
    expect([page.canonical, page.meta('robots')]).toSatisfy(
      ([canonical, robots]) =>
        canonical === `${publicUrl}/mua-hang/?c=xuong-khop` || String(robots).includes('noindex'),
    )
  })
})

describe('JSON-LD', () => {
  test('the home page names the company and its search', async () => {
    const { entities } = await read('/')
    expect(entities.map((entity) => entity['@type'])).toEqual(['Organization', 'WebSite'])
    expect(entities[0]).toMatchObject({
      '@context': 'https://schema.org',
      url: `${publicUrl}/`,
      contactPoint: { telephone: expect.stringMatching(/\d/) },
    })
    expect(JSON.stringify(entities[1])).toContain(`${publicUrl}/s/?search={search_term_string}`)
  })

  test('a product has its price, its stock and its way through the shop', async () => {
    const { entities, text } = await read('/mua-hang/jex/')
    const product = entities.find((entity) => entity['@type'] === 'Product') ?? {}
    const { discount_price: price, name } = await stage.shop.ctx.db
      .selectFrom('product')
      .select(['discount_price', 'name'])
      .where('slug', '=', 'jex')
      .executeTakeFirstOrThrow()
    expect(product).toMatchObject({
      name,
      sku: expect.any(String),
      brand: { '@type': 'Brand', name: expect.any(String) },
      offers: {
        price,
        priceCurrency: 'VND',
        availability: 'https://schema.org/InStock',
        url: `${publicUrl}/mua-hang/jex/`,
      },
    })
    for (const image of product['image'] as string[]) {
      expect((await get(new URL(image).pathname)).status, image).toBe(200)
    }
    const crumbs = entities.find((entity) => entity['@type'] === 'BreadcrumbList')
    const items = crumbs?.['itemListElement'] as { position: number; name: string; item: string }[]
    expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1))
    for (const { name: crumb } of items) expect(text).toContain(crumb)
  })
})

describe('what search engines and merchants read', () => {
  test('every address of the sitemaps answers 200 and is its own canonical', async () => {
    const maps = valuesOf(await (await get('/sitemap.xml')).text(), 'loc')
    expect(maps.length).toBeGreaterThanOrEqual(3)
    const listed = await Promise.all(
      maps.map(async (map) => valuesOf(await (await get(pathOf(map))).text(), 'loc')),
    )
    const addresses = listed.flat()
    expect(addresses.length).toBeGreaterThan(80)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) {
      const page = await read(pathOf(address))
      expect([page.status, page.canonical, page.meta('robots')], address).toEqual([
        200,
        address,
        undefined,
      ])
    }
    for (const path of staticPages) expect(addresses).toContain(publicUrl + path)
  })

  test('robots.txt keeps personal pages out and names the sitemap', async () => {
    const robots = await (await get('/robots.txt')).text()
    for (const path of ['/gio-hang/', '/ho-so-thanh-vien/', '/api/']) {
      expect(robots).toContain(`Disallow: ${path}`)
    }
    expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  })

  test('the merchant feed asks the price its product page shows', async () => {
    const feed = await (await get('/merchant-feed.xml')).text()
    const items = feed.split('<item>').slice(1)
    expect(items.length).toBeGreaterThan(60)
    for (const item of items) {
      const [link = ''] = valuesOf(item, 'link')
      const [listPrice = ''] = valuesOf(item, 'g:price')
      const [price = listPrice] = valuesOf(item, 'g:sale_price')
      const { entities } = await read(pathOf(link))
      const product = entities.find((entity) => entity['@type'] === 'Product')
      const offers = product?.['offers'] as { price: number; availability: string } | undefined
      expect(`${offers?.price} VND`, link).toBe(price)
      const [availability] = valuesOf(item, 'g:availability')
      expect(offers?.availability.endsWith('InStock'), link).toBe(availability === 'in_stock')
    }
  })
})

describe('what installs and guards', () => {
  test('the manifest names icons that exist, and a page to start on', async () => {
    const answer = await get('/manifest.webmanifest')
    expect(answer.headers.get('content-type')).toContain('manifest+json')
    const manifest = (await answer.json()) as {
      name: string
      start_url: string
      display: string
      icons: { src: string; sizes: string }[]
    }
    expect(manifest).toMatchObject({ lang: 'vi', display: 'standalone' })
    expect((await get(manifest.start_url)).status).toBe(200)
    expect(manifest.icons.map((icon) => icon.sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    )
    const { html } = await read('/')
    const linked = [...html.matchAll(/rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)]
    const files = [...manifest.icons.map((icon) => icon.src), ...linked.map(([, href]) => href)]
    for (const file of files) {
      const icon = await get(String(file))
      expect([icon.status, icon.headers.get('content-type')?.split('/')[0]], file).toEqual([
        200,
        'image',
      ])
    }
  })

  test('the page without a network and its worker are there', async () => {
    expect((await read('/offline/')).text).toContain('Không có kết nối mạng')
    const worker = await get('/sw.js')
    expect(worker.status).toBe(200)
    expect(worker.headers.get('content-type')).toContain('javascript')
    expect(worker.headers.get('cache-control')).toBe('no-cache')
  })

  test.for(['/', '/mua-hang/jex/', '/gio-hang/', '/khong-co/', '/offline/'])(
    '%s comes with a strict policy',
    async (path) => {
      const { headers, html } = await read(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
      expect(html).not.toMatch(/ style="| on[a-z]+="/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBeTruthy()
      expect(headers.get('permissions-policy')).toBeTruthy()
    },
  )
})

function get(path: string): Promise<Response> {
  return fetch(stage.shop.origin + path)
}

function read(path: string): Promise<ReadPage> {
  return readPage(stage.shop.origin + path)
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}
