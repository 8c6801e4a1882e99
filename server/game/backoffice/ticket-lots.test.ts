import { randomUUID } from 'node:crypto'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playGame } from '#domain/game/api.ts'
import * as api from '#domain/game/backoffice/tickets-api.ts'
import { groupTicket, normalizeTicket } from '#domain/game/ticket-code.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { addTicketGame } from '#test/support/game-desk-writes.ts'
import { refusalOf } from '#test/support/members.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'
import { gameChecks } from '../index.ts'

let shop: TestShop
let staff: StaffMember
let identity: string
let recipient: string
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  staff = await hireStaff(shop, 'content')
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
})
afterAll(async () => {
  for (const { name, query } of gameChecks) {
    const { rows } = await shop.ctx.pool.query<{ found: string }>(query)
    expect(rows, name).toEqual([])
  }
  await shop.close()
})

const reason = 'In cho đợt hàng mới'
const lots = (id: number) => shop.call(api.listTicketLots, { id }, staff)

interface Issued {
  count?: number
  prefix?: string
  key?: string
  format?: api.TicketFormat
}

function issue(id: number, of: Issued = {}) {
  const { count = 5, prefix = 'HP', key = randomUUID(), format } = of
  const headers = { ...staff.headers, 'idempotency-key': key }
  return shop.call(
    api.issueTicketLot,
    { id, count, prefix, recipient, reason, ...(format && { format }) },
    { headers },
  )
}

async function codesOf(id: number, lot: number): Promise<string[]> {
  const url = `/api/admin/games/${id}/tickets/${lot}`
  const answer = await shop.app.fastify.inject({ url, headers: staff.headers })
  expect(answer.headers['content-disposition']).toContain(`phieu-${id}-${lot}.csv.age`)
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const text = await decrypter.decrypt(answer.rawPayload, 'text')
  const [head, ...lines] = text.trim().split('\n')
  expect(head).toBe('STT,Mã phiếu,Nơi chơi')
  return lines.map((line) => normalizeTicket(line.split(',')[1]!))
}

let callers = 0
const play = (slug: string, ticket: string) =>
  shop.call(playGame, { slug, ticket }, { from: `10.${(callers += 1)}.0.1` })

describe('a lot of tickets', () => {
  test('leaves in a file that only its recipient opens, and each of it plays once', async () => {
    const id = await addTicketGame(shop.ctx, 'phieu-lo')
    const { lot, count } = await issue(id)
    const codes = await codesOf(id, lot)
    expect(codes).toHaveLength(count)
    for (const code of codes) expect(groupTicket(code)).toMatch(/^HP[0-9A-Z]{3}-/)
    const url = `/api/admin/games/${id}/tickets/${lot}`
    const sealed = await shop.app.fastify.inject({ url, headers: staff.headers })
    expect(sealed.body).not.toContain(codes[0]!)
    await play('phieu-lo', codes[0]!)
    await play('phieu-lo', codes[1]!)
    expect(await lots(id)).toMatchObject({
      lots: [{ id: lot, prefix: 'HP', count: 5, used: 2, withdrawn_at: null }],
      left: 5,
      can_issue: true,
    })
  })

  test('leaves as pages that only its recipient opens, for so many as somebody prints', async () => {
    const id = await addTicketGame(shop.ctx, 'phieu-trang')
    const { lot } = await issue(id, { count: 9, format: 'pages' })
    const url = `/api/admin/games/${id}/tickets/${lot}`
    const answer = await shop.app.fastify.inject({ url, headers: staff.headers })
    expect(answer.headers['content-disposition']).toContain(`phieu-${id}-${lot}.pdf.age`)
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    const pages = Buffer.from(await decrypter.decrypt(answer.rawPayload))
    expect(pages.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pages.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
    expect(await lots(id)).toMatchObject({ lots: [{ count: 9, format: 'pages' }], left: 1 })
    const many = refusalOf(issue(id, { count: 2001, format: 'pages' }))
    expect(await many).toBe('invalidInput')
  })

  test('is made once for its key, however often the press arrives', async () => {
    const id = await addTicketGame(shop.ctx, 'phieu-hai-lan')
    const key = randomUUID()
    const made = await Promise.all([issue(id, { key }), issue(id, { key }), issue(id, { key })])
    expect(new Set(made.map(({ lot }) => lot)).size).toBe(1)
    expect((await lots(id)).lots).toHaveLength(1)
  })

  test('never holds more than the box: of many at once as many as fit are made', async () => {
    const id = await addTicketGame(shop.ctx, 'phieu-du-cho')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refusalOf(issue(id, { count: 4 }))),
    )
    expect(answers.filter((code) => code === 'done')).toHaveLength(2)
    expect(await lots(id)).toMatchObject({ left: 2 })
    expect(await refusalOf(issue(id, { count: 3 }))).toBe('conflict')
    expect(await refusalOf(issue(id, { count: 2, prefix: 'DÀI' }))).toBe('invalidInput')
  })

  test('is withdrawn with a reason: what was played stays, the rest plays no more and frees its places', async () => {
    const id = await addTicketGame(shop.ctx, 'phieu-thu')
    const { lot } = await issue(id)
    const codes = await codesOf(id, lot)
    const played = await play('phieu-thu', codes[0]!)
    const withdraw = () =>
      shop.call(api.withdrawTicketLot, { id, lot, reason: 'Mất thùng phiếu' }, staff)
    expect(await withdraw()).toEqual({ withdrawn: 4 })
    expect(await refusalOf(withdraw())).toBe('conflict')
    await expect(play('phieu-thu', codes[1]!)).rejects.toThrow('đã được thu hồi')
    expect(await play('phieu-thu', codes[0]!)).toEqual(played)
    expect(await lots(id)).toMatchObject({
      lots: [{ used: 1, withdrawn_reason: 'Mất thùng phiếu', withdrawn_by: staff.username }],
      left: 9,
    })
  })

  test('played and withdrawn at the same moment is one of both', async () => {
    const id = await addTicketGame(shop.ctx, 'phieu-dua', 40)
    const { lot } = await issue(id, { count: 12 })
    const codes = await codesOf(id, lot)
    const [withdrawn, ...plays] = await Promise.all([
      shop.call(api.withdrawTicketLot, { id, lot, reason }, staff),
      ...codes.map((code) => refusalOf(play('phieu-dua', code))),
    ])
    const done = plays.filter((code) => code === 'done').length
    expect(withdrawn.withdrawn + done).toBe(12)
    const again = await Promise.all(codes.map((code) => refusalOf(play('phieu-dua', code))))
    expect(again).toEqual(plays)
    const { rows } = await shop.ctx.pool.query<{ count: number }>(
      'select count(*)::int as count from game_entry where campaign_id = $1',
      [id],
    )
    expect(rows[0]!.count).toBe(done)
  })
})
