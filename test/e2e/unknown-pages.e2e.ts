import { request, type IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { openPharmacy } from '../support/pharmacy.ts'
import { eventually, expectTroubles, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const sorry = 'Không tìm thấy trang'

describe('an address that leads nowhere', () => {
  test.for([
    '/khong-co-gi/',
    '/a/b/c/d/',
    '/mua-hang/khong-co/',
    '/mua-hang/a/b/',
    '/%zz/',
    '/%ff/',
    '/nt/a/b/',
    '/nt/a/b/c/',
    '/nt/%zz/',
    '/nha-thuoc/a/b/c/',
    '/nha-thuoc/a/b/c/d/',
    '/%zz',
    '/nt/%zz',
    '/ho-so-thanh-vien/a/b/c/',
  ])('%s says so, from the server and in the browser', async (path) => {
    const answer = await fetch(stage.shop.origin + path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain(sorry)
    const visitor = await stage.visit(path)
    await eventually(() => visitor.page.locator('body').innerText()).toContain(sorry)
    expectTroubles(visitor, /404|could not be decoded/)
  })

  test('can be left by looking for what was meant, also before any script', async () => {
    const { page, ...visitor } = await stage.visit('/khong-co-gi/', { javaScriptEnabled: false })
    const search = page.getByRole('main').getByRole('search')
    await search.getByRole('searchbox', { name: 'Tìm kiếm sản phẩm' }).fill('glucosamine')
    await search.getByRole('button', { name: 'Tìm kiếm' }).click()
    await page.waitForURL('**search=glucosamine')
    await page.getByRole('heading', { level: 1, name: /glucosamine/ }).waitFor()
    expectTroubles(visitor, /404/)
  })

  test('of a script or a picture gets no page; one that is there comes compressed and counts with its kind', async () => {
    const read = (path: string) => fetch(stage.shop.origin + path)
    for (const gone of ['/assets/gone.js', '/assets/', '/media/products/gone.webp']) {
      const answer = await read(gone)
      expect(answer.status, gone).toBe(404)
      expect(await answer.json()).toMatchObject({ errors: { code: 'notFound' } })
    }
    const [script] = /\/assets\/[\w.-]+\.js/.exec(await (await read('/')).text())!
    const compressed = { headers: { 'accept-encoding': 'br' } }
    const { status, headers } = await fetch(stage.shop.origin + script, compressed)
    expect([status, headers.get('content-encoding')]).toEqual([200, 'br'])
    expect(headers.get('cache-control')).toContain('immutable')
    const metrics = await (await read('/api/metrics')).text()
    expect(metrics).toContain('route="/assets/*"')
    expect(metrics).not.toContain(script)
  })

  test('in the area of a known store keeps its menu', async () => {
    const pharmacy = await openPharmacy(stage.shop)
    const visitor = await stage.visit(`/nha-thuoc/a/b/c/?id=${pharmacy.code}`)
    await eventually(() => visitor.page.locator('body').innerText()).toContain(sorry)
    expectTroubles(visitor, /404/)
  })
})

test('whatever is asked for as a page is answered as one', async () => {
  const starts = [
    '',
    'mua-hang',
    'nha-thuoc',
    'nt',
    'quan-tri',
    'ho-so-thanh-vien',
    'ctkm',
    'vnvcshop',
  ]
  const ends = [
    '%',
    '%zz',
    '%ff',
    '%c3%28',
    '%00',
    '%2e%2e/',
    '%2F%2F',
    '..',
    '.',
    ';a=b',
    ':x',
    '*',
    '@',
    'a'.repeat(2000),
    '%F0%9F%8C%BF',
    '?%zz',
    '?id=%',
    '?c=%00',
    '#',
    "'",
    '"><b>',
    '\\',
    ...['constructor', '__proto__', 'undefined/', '{}', '[]', '%5B%5D/', '//a', 'a/b/c/d/e/f/'],
  ]
  const wrong: string[] = []
  for (const path of starts.flatMap((start) => ends.map((end) => `/${start}/${end}`))) {
    const answer = await ask(path.replace(/^\/\//, '/'))
    const isPage = answer.headers['content-type'] === 'text/html; charset=utf-8'
    const isMove =
      [301, 302, 308].includes(answer.statusCode!) && answer.headers.location?.[0] === '/'
    const isRight = isMove || (isPage && [200, 400, 404].includes(answer.statusCode!))
    if (!isRight) wrong.push(`${path.slice(0, 60)} ${answer.statusCode!} ${String(isPage)}`)
  }
  expect(wrong).toEqual([])
})

/** As it is written: no client tidies the path up. */
function ask(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request({ ...address(), path }, (answer) => resolve(answer.resume()))
    asked.on('error', reject).end()
  })
}

function address() {
  const { hostname, port } = new URL(stage.shop.origin)
  return { hostname, port }
}
