import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/chat/api.ts'
import * as desk from '#domain/chat/backoffice/api.ts'
import { maxWords } from '#domain/chat/limits.ts'
import type { TestShop } from '#test/support/app.ts'
import { lastChat, openVisitor } from '#test/support/chats.ts'
import { openMemberShop } from '#test/support/members.ts'
import { photoOf } from '#test/support/pictures.ts'
import { hireStaff } from '#test/support/staff.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: true })
})
afterAll(() => shop.close())

const uuid = () => crypto.randomUUID()
const codesOf = (settled: PromiseSettledResult<unknown>[]) =>
  settled.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
  )

describe('floods', () => {
  test('of one visitor end at twenty a minute; what was told off was not written', async () => {
    const lan = openVisitor(shop, { from: '10.1.0.1' })
    await lan.write('Một')
    const settled = await Promise.allSettled(
      Array.from({ length: 30 }, (_, nth) => lan.write(`Nhanh ${nth}`)),
    )
    const codes = codesOf(settled)
    expect(new Set(codes)).toEqual(new Set(['rateLimited']))
    expect(await lan.read()).toHaveLength(31 - codes.length)
    expect(codes.length).toBeGreaterThanOrEqual(11)
  })

  test('of new conversations end at thirty an hour for a line of IPv6, whatever address it takes', async () => {
    const settled = await Promise.allSettled(
      Array.from({ length: 40 }, (_, nth) =>
        openVisitor(shop, { from: `2001:db8:7:1::${(nth + 1).toString(16)}` }).write('Chào'),
      ),
    )
    expect(codesOf(settled)).toHaveLength(10)
    const other = openVisitor(shop, { from: '2001:db8:8:1::1' })
    await other.write('Ở mạng khác')
    expect(await other.read()).toHaveLength(1)
  })

  test('of words end at their length; what is sent is text and nothing else', async () => {
    const lan = openVisitor(shop, { from: '10.1.0.2' })
    await expect(lan.write('a'.repeat(maxWords + 1))).rejects.toMatchObject({
      code: 'invalidInput',
    })
    await expect(lan.write('   ')).rejects.toMatchObject({ code: 'invalidInput' })
    const words = '<img src=x onerror=alert(1)> & “chữ”'
    await lan.write(words)
    expect((await lan.read())[0]!.words).toBe(words)
  })
})

describe('a picture', () => {
  const sent = (bytes: Buffer) => ({
    inbox: 'shop' as const,
    client_id: uuid(),
    photo: `data:image/jpeg;base64,${bytes.toString('base64')}`,
  })

  test('is drawn anew without what it told, once, for the two sides alone', async () => {
    const lan = openVisitor(shop, { from: '10.1.0.3' })
    await lan.write('Em gửi ảnh')
    const id = await lastChat(shop)
    const photo = sent(await photoOf('crimson'))
    await lan.call(api.sendChatPicture, photo)
    await lan.call(api.sendChatPicture, photo)
    const read = await lan.read()
    expect(read).toHaveLength(2)
    expect(read[1]).toMatchObject({ picture: { width: 600, height: 400 } })
    const fetched = (url: string, headers: Record<string, string>) =>
      shop.app.fastify.inject({ url, headers })
    const own = await fetched('/api/chat/pictures/2', lan.cookies())
    expect(own.headers['cache-control']).toContain('private')
    const { format, exif } = await sharp(own.rawPayload).metadata()
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined })
    const { headers } = await hireStaff(shop, 'pharmacist')
    const url = `/api/admin/chats/${id}/pictures/2`
    expect((await fetched(url, headers)).statusCode).toBe(200)
    expect((await fetched(url, lan.cookies())).statusCode).toBe(401)
    const hoa = openVisitor(shop, { from: '10.1.0.4' })
    await hoa.write('Xin chào')
    expect((await fetched('/api/chat/pictures/2', hoa.cookies())).statusCode).toBe(404)
  })

  test('that is none is refused in words, and of nobody who has not written none is read', async () => {
    const lan = openVisitor(shop, { from: '10.1.0.5' })
    const photo = sent(Buffer.from('no picture at all'))
    await expect(lan.call(api.sendChatPicture, photo)).rejects.toMatchObject({ code: 'notFound' })
    await lan.write('Em gửi ảnh')
    await expect(lan.call(api.sendChatPicture, photo)).rejects.toMatchObject({
      code: 'invalidInput',
    })
  })

  test('of staff comes to the visitor', async () => {
    const lan = openVisitor(shop, { from: '10.1.0.6' })
    await lan.write('Cho em xem hộp')
    const id = await lastChat(shop)
    const { headers } = await hireStaff(shop, 'pharmacist')
    const { photo } = sent(await photoOf('green'))
    await shop.call(desk.answerChatWithPicture, { id, client_id: uuid(), photo }, { headers })
    expect((await lan.read())[1]).toMatchObject({ side: 'staff', picture: { width: 600 } })
  })
})
