import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mediaTexts as texts } from '#domain/media/texts.ts'
import { listPictures } from '#domain/media/api.ts'
import { permissionsOf, staffRoles } from '#domain/staff/permissions.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { photoOf, sendPicture } from '#test/support/pictures.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let headers: Record<string, string>

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  headers = await staffHeaders(shop, 'content')
})
afterAll(() => shop.close())

const send = (file: Buffer, name?: string) => sendPicture(shop, headers, file, name)
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

describe('a file that is no photo is refused with its reason', () => {
  test.each([
    ['a drawing with a script', Buffer.from(svg), texts.drawing],
    [
      'a drawing behind a declaration',
      Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`),
      texts.drawing,
    ],
    ['a page that calls itself a photo', Buffer.from('<!doctype html><p>xin chào'), texts.drawing],
    ['a moving picture', Buffer.from('GIF89a'), texts.moving],
    ['a telephone’s own format', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), texts.ofPhone],
    ['a text', Buffer.from('alert(1)'), texts.wrongType],
    ['a head without a body', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), texts.broken],
  ])('%s', async (_, file, reason) => {
    expect(await send(file)).toMatchObject({ status: 400, reason })
  })

  test('a bomb: a few bytes that say they are a wall of pixels, before one of them is decoded', async () => {
    const bomb = hugePng(30_000, 30_000)
    expect(bomb.length).toBeLessThan(5000)
    expect(await send(bomb)).toMatchObject({ status: 400, reason: texts.tooManyPixels(30) })
  })

  test('one that breaks off, one that moves, and one that is a ribbon', async () => {
    const whole = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      } as never,
    })
      .jpeg()
      .toBuffer()
    expect(await send(whole.subarray(0, whole.length / 2))).toMatchObject({ reason: texts.broken })
    const frames = await Promise.all(['#f00', '#0f0'].map((color) => photoOf(color, 40, 40)))
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(await send(moving)).toMatchObject({ reason: texts.moving })
    expect(await send(await photoOf('#fff', 600, 100))).toMatchObject({ reason: texts.tooLong(5) })
  })

  test('one that is too large is not read to its end', async () => {
    expect((await send(Buffer.alloc(13 * 1024 * 1024))).status).toBe(413)
  })

  test('and none of them is in the library', async () => {
    expect((await shop.call(listPictures, {}, { headers })).items).toEqual([])
  })
})

describe('of a photo nothing is kept but the picture', () => {
  test('neither where it was taken nor what is hidden behind it; it stands upright', async () => {
    const turned = await sharp(await photoOf('#2277cc', 600, 300))
      .withExif({ IFD0: { Artist: 'Nguyễn Văn A' }, IFD3: { GPSLatitude: '10/1 46/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const polyglot = Buffer.concat([turned, Buffer.from('<script>alert(document.cookie)</script>')])
    const { data } = await send(polyglot)
    expect(data).toMatchObject({ width: 960, height: 1920, url: `${data.stem}-960.webp` })
    const [record] = (await shop.call(listPictures, {}, { headers })).items
    expect(record).toMatchObject({ src: data.stem, width: 300, height: 600, uses: 0 })
    for (const stem of [data.stem, data.square]) {
      for (const name of ['-240.avif', '-480.webp', '-960.webp']) {
        const served = await shop.app.fastify.inject(stem + name)
        expect(served.headers['cache-control']).toContain('immutable')
        expect(served.rawPayload.includes('script')).toBe(false)
        const { exif, width, height } = await sharp(served.rawPayload).metadata()
        expect(exif).toBeUndefined()
        expect(height).toBe(stem === data.square ? width : width * 2)
      }
    }
  })

  test('its name is words, whatever it says', async () => {
    await send(await photoOf('#123456'), '../../etc/javascript:alert(1)<img src=x>\u202egpj.jpg')
    const [record] = (await shop.call(listPictures, {}, { headers })).items
    expect(record!.name).toBe('javascript:alert(1)<img src=x>gpj.jpg')
    expect(record!.stem).toMatch(/^\/media\/u\/[0-9a-f]{32}$/)
  })
})

test('whoever edits contents, products or pharmacies may send one, nobody else', async () => {
  const photo = await photoOf('#445566')
  for (const role of staffRoles) {
    const held = permissionsOf(role)
    const may = (['content.edit', 'products.edit', 'stores.edit'] as const).some((each) =>
      held.includes(each),
    )
    const { status } = await sendPicture(shop, await staffHeaders(shop, role), photo)
    expect([role, status]).toEqual([role, may ? 200 : 403])
  }
  expect((await sendPicture(shop, {}, photo)).status).toBe(401)
})

/** Head and one short, empty stretch of data. */
function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const data = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
