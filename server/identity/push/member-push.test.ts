import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#domain/identity/account-data/api.ts'
import { days } from '#domain/kernel/durations.ts'
import { openMemberShop, refusalOf, registerMember, type Member } from '#test/support/members.ts'
import type { TestShop } from '#test/support/app.ts'
import { openPushService, readVapid, type PushService } from '#test/support/push-service.ts'
import { MessageNotSent } from '../../notification/index.ts'
import { eraseDueMembers } from '../erase-members.ts'
import { tellMember } from '../tell-member.ts'
import { pushMember, showDueNotice } from './push-member.ts'

let shop: TestShop
let service: PushService
let member: Member
let people = 0

beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  service = await openPushService()
})
afterAll(async () => {
  await service.close()
  await shop.close()
})
beforeEach(async () => {
  people += 1
  service.pushes.length = 0
  member = await registerMember(shop, `09776${String(people).padStart(5, '0')}`)
})

const as = () => ({ headers: member.headers })
const add = (name: string) => shop.call(api.addPushDevice, service.browser(name), as())
const consent = (channel: string, granted: boolean) =>
  shop.call(api.changeConsents, { consents: { [channel]: granted } }, as())

/** Shows what waits, as the worker does. */
async function work(): Promise<void> {
  const { rows } = await shop.ctx.pool.query<{ payload: { messageId: number } }>(
    `delete from outbox_event where topic = 'push.due' returning payload`,
  )
  for (const { payload } of rows) await showDueNotice(shop.ctx, payload)
}

const shipped = (cause: string) => ({
  dedupeKey: cause,
  memberId: member.id,
  template: 'orderShipped' as const,
  values: { code: 'DH0001', days: '29/11/2026', tracking: 'VTP123', lookup: 'https://x/y' },
  isOrders: true,
})

async function messages() {
  return shop.ctx.db
    .selectFrom('message')
    .select(['status', 'channel', 'template', 'sealed', 'recipient'])
    .where('member_id', '=', member.id)
    .where('recipient', 'like', 'push:%')
    .orderBy('id')
    .execute()
}

describe('a member’s device', () => {
  test('is added with one press, agrees by it, and shows one neutral line that opens the order', async () => {
    const before = await shop.call(api.getPushDevices, {}, as())
    expect(before.devices).toEqual([])
    await consent('webPushTransaction', false)
    const { devices, key } = await add('phone')
    expect(devices).toEqual([
      expect.objectContaining({ current: true, device: expect.any(String) as unknown }),
    ])
    const { consents, history } = await shop.call(api.getConsents, {}, as())
    expect(consents.webPushTransaction).toBe(true)
    expect(history[0]).toMatchObject({ channel: 'webPushTransaction', granted: true })
    expect(await pushMember(shop.ctx, shipped('one'))).toBe(true)
    await work()
    const [push] = service.pushes
    expect(push!.notice).toEqual({
      title: 'Đơn hàng của Quý khách',
      body: 'Đơn hàng đang trên đường giao. Bấm để theo dõi.',
      url: '/ho-so-thanh-vien/don-hang-cua-toi/DH0001/',
      tag: '/ho-so-thanh-vien/don-hang-cua-toi/DH0001/',
      silent: false,
    })
    const said = JSON.stringify(push!.notice)
    for (const personal of [member.phone, 'Nguyễn Thị Lan', 'VTP123']) {
      expect(said).not.toContain(personal)
    }
    expect(readVapid(String(push!.headers.authorization), key)).not.toBeNull()
    expect(await messages()).toMatchObject([{ status: 'sent', channel: 'push', sealed: null }])
  })

  test('is told once of a cause, at night without a sound, and never twice by a replay', async () => {
    await add('night')
    shop.ctx.clock.advance(days(1))
    const hour = shop.ctx.clock.now().getUTCHours()
    shop.ctx.clock.advance(((15 - hour + 24) % 24) * 3_600_000)
    await pushMember(shop.ctx, shipped('night'))
    await pushMember(shop.ctx, shipped('night'))
    await work()
    await work()
    expect(service.pushes).toHaveLength(1)
    expect(service.pushes[0]!.notice).toMatchObject({ silent: true })
  })

  test('shows nothing once the consent is withdrawn, even of what waited; without a device nothing waits', async () => {
    expect(await pushMember(shop.ctx, shipped('no device'))).toBe(false)
    await add('withdrawn')
    await pushMember(shop.ctx, shipped('withdrawn'))
    await consent('webPushTransaction', false)
    await work()
    expect(service.pushes).toEqual([])
    expect(await messages()).toMatchObject([{ status: 'failed', sealed: null }])
  })

  test('agrees to offers by their own switch alone', async () => {
    await add('offers')
    const asked = {
      dedupeKey: `asked-${people}`,
      template: 'reviewAsked',
      values: { code: 'DH1', link: 'https://x/' },
    } as const
    await tellMember(shop.ctx, member.id, asked)
    await work()
    expect(service.pushes).toEqual([])
  })

  test.each([404, 410])('that its push service knows no more (%s) is forgotten', async (status) => {
    await add(`gone-${status}`)
    service.moods.set(`/push/gone-${status}`, status)
    await pushMember(shop.ctx, shipped(`gone ${status}`))
    await work()
    expect((await shop.call(api.getPushDevices, {}, as())).devices).toEqual([])
    expect(await messages()).toMatchObject([{ status: 'failed' }])
  })

  test('whose push service has a fault is tried again by its job, and dropped after five', async () => {
    await add('fault')
    service.moods.set('/push/fault', 503)
    await pushMember(shop.ctx, shipped('fault'))
    await expect(work()).rejects.toThrow(MessageNotSent)
    expect(await messages()).toMatchObject([{ status: 'waiting' }])
    const { id } = await shop.ctx.db
      .selectFrom('message')
      .select('id')
      .where('dedupe_key', '=', 'fault:push')
      .executeTakeFirstOrThrow()
    for (let nth = 0; nth < 4; nth += 1) {
      await expect(showDueNotice(shop.ctx, { messageId: id })).rejects.toThrow(MessageNotSent)
    }
    expect((await shop.call(api.getPushDevices, {}, as())).devices).toEqual([])
    await showDueNotice(shop.ctx, { messageId: id })
    expect(await messages()).toMatchObject([{ status: 'failed' }])
  })

  test('is taken away in the list, by the end of its session, and past the end that its browser named', async () => {
    const { devices } = await add('taken')
    const stranger = await registerMember(shop, `09777${String(people).padStart(5, '0')}`)
    const { id } = devices[0]!
    const foreign = shop.call(api.removePushDevice, { id }, { headers: stranger.headers })
    expect(await refusalOf(foreign)).toBe('notFound')
    expect((await shop.call(api.removePushDevice, { id }, as())).devices).toEqual([])
    const expiresAt = new Date(shop.ctx.clock.now().getTime() + 60_000).toISOString()
    await shop.call(api.addPushDevice, { ...service.browser('soon'), expiresAt }, as())
    shop.ctx.clock.advance(61_000)
    expect(await pushMember(shop.ctx, shipped('expired'))).toBe(false)
    await add('over')
    await shop.ctx.pool.query('update member_session set ended_at = now() where member_id = $1', [
      member.id,
    ])
    expect(await pushMember(shop.ctx, shipped('over'))).toBe(false)
  })

  test('belongs to whoever uses the browser last', async () => {
    await add('shared')
    const first = member
    member = await registerMember(shop, `09778${String(people).padStart(5, '0')}`)
    await add('shared')
    expect((await shop.call(api.getPushDevices, {}, { headers: first.headers })).devices).toEqual(
      [],
    )
  })

  test('goes with the account', async () => {
    await add('erased')
    await shop.ctx.pool.query(
      'update member set deletion_asked_at = $2, deletion_due_at = $2 where id = $1',
      [member.id, shop.ctx.clock.now()],
    )
    await eraseDueMembers(shop.ctx)
    const { rows } = await shop.ctx.pool.query('select 1 from member_push where member_id = $1', [
      member.id,
    ])
    expect(rows).toEqual([])
  })
})

test.each([
  'https://evil.example/push',
  'https://127.0.0.1/push',
  'https://10.0.0.8/latest/meta-data/',
  'https://[::1]/push',
  'https://fcm.googleapis.com.evil.example/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user:word@fcm.googleapis.com/x',
  'http://fcm.googleapis.com/x',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  'javascript:alert(1)',
])('an address that is no push service’s (%s) is never called', async (endpoint) => {
  const { keys } = service.browser('unknown')
  expect(await refusalOf(shop.call(api.addPushDevice, { endpoint, keys }, as()))).toBe(
    'invalidInput',
  )
})

test('nobody who is not signed in adds a device', async () => {
  expect(await refusalOf(shop.call(api.addPushDevice, service.browser('nobody')))).toBe(
    'unauthenticated',
  )
})

test('a key pair that is lost takes the subscriptions that were made with it along', async () => {
  await add('lost')
  await shop.ctx.pool.query('delete from push_key')
  expect((await shop.call(api.getPushDevices, {}, as())).devices).toEqual([])
})
