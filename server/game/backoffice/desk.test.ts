import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/game/backoffice/api.ts'
import { getGame } from '#domain/game/api.ts'
import { openTestGame, readGameFields, writeTestGame } from '#test/support/desk-games.ts'
import { openMemberShop, refusalOf, registerMember } from '#test/support/members.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { addEntries, findCampaign, playEntry, type Campaign } from '../index.ts'

let shop: Awaited<ReturnType<typeof openMemberShop>>
let writer: StaffMember
let reader: StaffMember
let second: StaffMember

beforeAll(async () => {
  shop = await openMemberShop()
  writer = await hireStaff(shop, 'content')
  reader = await hireStaff(shop, 'content')
  second = await hireStaff(shop)
})
afterAll(() => shop.close())

async function submitted(slug: string) {
  const { id, version } = await writeTestGame(shop, slug, writer)
  return shop.call(api.submitGame, { id, version }, writer)
}

function approve({ id, version }: { id: number; version: number }, by: StaffMember) {
  return shop.call(api.approveDeskGame, { id, version, has_read: true }, by)
}

describe('a campaign', () => {
  test('begins as a draft that says what is missing, and is shown to nobody', async () => {
    const made = { title: 'Vòng quay', slug: 'quay-nhap', template: 'wheel' } as const
    const game = await shop.call(api.addDeskGame, made, writer)
    expect(game.problems).toMatchObject({
      brand: 'Điền nhãn hiệu được khuyến mại',
      registration_number: 'Điền số đăng ký',
      legal_file_id: 'Tải văn bản xác nhận lên',
    })
    expect(await refusalOf(shop.call(getGame, { slug: 'quay-nhap' }))).toBe('notFound')
    const submit = shop.call(api.submitGame, { id: game.id, version: 1 }, writer)
    expect(await refusalOf(submit)).toBe('invalidInput')
    expect(await refusalOf(shop.call(api.addDeskGame, made, writer))).toBe('invalidInput')
  })

  test('keeps what is only half known, and what it was copied from', async () => {
    const from = await writeTestGame(shop, 'quay-goc', writer)
    const input = {
      title: 'Bản sao',
      slug: 'quay-sao',
      template: 'draw',
      copy_of: from.id,
    } as const
    const copy = await shop.call(api.addDeskGame, input, writer)
    expect(copy.fields).toMatchObject({ kind: 'wheel', brand: 'An Lành', registration_number: '' })
    expect(copy.copied_from).toMatchObject({ id: from.id, title: 'Vòng quay thử' })
    const fields = { ...copy.fields, authority: 'Bộ Công Thương' }
    const saved = await shop.call(api.changeDeskGame, { id: copy.id, version: 1, fields }, writer)
    expect(saved.fields.authority).toBe('Bộ Công Thương')
  })

  test('of two who write at once the second hears of the first', async () => {
    const { id, version } = await writeTestGame(shop, 'quay-hai', writer)
    const fields = { ...readGameFields(shop, 'quay-hai'), title: 'Của tôi' }
    const write = (by: StaffMember) =>
      refusalOf(shop.call(api.changeDeskGame, { id, version, fields }, by))
    const answers = await Promise.all([write(writer), write(reader)])
    expect(answers.toSorted()).toEqual(['conflict', 'done'])
  })
})

describe('an approval', () => {
  test('is somebody else’s, of exactly what was read, and tells the commitment', async () => {
    const game = await submitted('quay-chuan')
    expect(game.phase).toBe('waiting')
    expect(await refusalOf(approve(game, writer))).toBe('forbidden')
    expect(await refusalOf(approve({ ...game, version: game.version - 1 }, reader))).toBe(
      'conflict',
    )
    const approved = await approve(game, reader)
    expect(approved.phase).toBe('approved')
    const told = await shop.call(getGame, { slug: 'quay-chuan' })
    expect(told).toMatchObject({ state: 'waiting', commitment: approved.commitment })
    const change = { id: game.id, version: approved.version, fields: approved.fields }
    expect(await refusalOf(shop.call(api.changeDeskGame, change, writer))).toBe('conflict')
  })

  test('is void once something is changed, and given back with a reason', async () => {
    const game = await submitted('quay-doi')
    const fields = { ...game.fields, title: 'Tên khác' }
    const changed = await shop.call(api.changeDeskGame, { ...game, fields }, writer)
    expect(changed.phase).toBe('draft')
    expect(await refusalOf(approve(changed, reader))).toBe('conflict')
    const again = await shop.call(api.submitGame, changed, writer)
    const back = { id: game.id, version: again.version, reason: 'Thiếu ảnh giải' }
    const returned = await shop.call(api.returnGame, back, reader)
    expect(returned).toMatchObject({ phase: 'draft', returned_reason: 'Thiếu ảnh giải' })
  })

  test('of two who approve at once one does', async () => {
    const game = await submitted('quay-dua')
    const answers = await Promise.all([
      refusalOf(approve(game, reader)),
      refusalOf(approve(game, second)),
    ])
    expect(answers.filter((code) => code === 'conflict')).toHaveLength(1)
  })

  test('against a change at the same time: one of both', async () => {
    const game = await submitted('quay-cung-luc')
    const fields = { ...game.fields, title: 'Sửa lúc duyệt' }
    const answers = await Promise.all([
      refusalOf(approve(game, reader)),
      refusalOf(
        shop.call(api.changeDeskGame, { id: game.id, version: game.version, fields }, writer),
      ),
    ])
    expect(answers.filter((code) => code === 'conflict')).toHaveLength(1)
    const found = (await findCampaign(shop.ctx.db, 'quay-cung-luc'))!
    expect(found.title === 'Sửa lúc duyệt').toBe(found.state === 'draft')
  })
})

describe('an emergency stop', () => {
  const phone = '0912000111'

  test('refuses plays and entries until another than who stopped lets it go on', async () => {
    const { ctx } = shop
    await registerMember(shop, phone)
    const id = await openTestGame(shop, 'quay-khan')
    const give = async (cause: string) => {
      const game = (await findCampaign(ctx.db, 'quay-khan'))!
      const wishes = [{ cause, source: 'staff' as const, phone }]
      return ctx.db
        .transaction()
        .execute((trx) => addEntries(trx, game, { wishes, at: ctx.clock.now() }))
    }
    const playIn = (game: Campaign) => playEntry(ctx, game, { phone, at: ctx.clock.now() })
    const play = async () => playIn((await findCampaign(ctx.db, 'quay-khan'))!)
    await give('a')
    const old = (await findCampaign(ctx.db, 'quay-khan'))!
    await shop.call(api.stopGame, { id, reason: 'Sai giải thưởng' }, writer)
    expect((await shop.call(getGame, { slug: 'quay-khan' })).state).toBe('paused')
    expect(await give('b')).toEqual([])
    expect(await refusalOf(play())).toBe('conflict')
    // Whoever read it just before the stop plays and gives nothing either.
    expect(await refusalOf(playIn(old))).toBe('conflict')
    const late = [{ cause: 'c', source: 'staff' as const, phone }]
    const given = await ctx.db
      .transaction()
      .execute((trx) => addEntries(trx, old, { wishes: late, at: ctx.clock.now() }))
    expect(given).toEqual([])
    const resume = { id, reason: 'Đã sửa' }
    expect(await refusalOf(shop.call(api.resumeGame, resume, writer))).toBe('forbidden')
    expect((await shop.call(api.resumeGame, resume, reader)).phase).toBe('open')
    expect((await play()).entry.number).toBe(1)
  })
})

describe('entries by hand', () => {
  const reason = 'Bù lượt bị lỗi'

  test('are given with a reason, at most a hundred a day, whoever gives at once', async () => {
    const id = await openTestGame(shop, 'quay-tay')
    const give = (by: StaffMember, phone: string, count = 20) =>
      shop.call(api.giveEntries, { id, phone, count, reason }, by)
    expect((await give(writer, '0912000301')).numbers).toHaveLength(20)
    // The thirty that the template lets one person have.
    expect(await refusalOf(give(writer, '0912000301'))).toBe('conflict')
    const phones = [
      '0912000302',
      '0912000303',
      '0912000304',
      '0912000305',
      '0912000306',
      '0912000307',
    ]
    const answers = await Promise.all(phones.map((phone) => refusalOf(give(reader, phone))))
    expect(answers.filter((code) => code === 'conflict')).toHaveLength(2)
  })

  test('are none of a campaign that is a draft', async () => {
    const { id } = await writeTestGame(shop, 'quay-chua-mo', writer)
    const gift = { id, phone: '0912000308', count: 1, reason }
    expect(await refusalOf(shop.call(api.giveEntries, gift, writer))).toBe('conflict')
  })
})
