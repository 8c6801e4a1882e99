import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  askDeletion,
  cancelDeletion,
  changeConsents,
  getConsents,
  getMailEnd,
} from '#domain/identity/account-data/api.ts'
import { days } from '#domain/kernel/durations.ts'
import { mailEndFormPath, mailEndPath } from '#domain/notification/mail-end-path.ts'
import type { TestShop } from '#test/support/app.ts'
import { listMails } from '#test/support/mails.ts'
import { openMemberShop, password, refusalOf, registerMember } from '#test/support/members.ts'
import { listenToEvents } from '#test/support/order-lives.ts'
import { eraseDueMembers } from './erase-members.ts'
import { tellMember } from './tell-member.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

let shop: TestShop
let people = 0
beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop.close())

async function reader() {
  people += 1
  const member = await registerMember(shop, `0966${String(people).padStart(6, '0')}`)
  const as = { headers: member.headers }
  await shop.call(changeConsents, { consents: { emailCommercial: true } }, as)
  const email = `nguoi.doc${people}@example.vn`
  await shop.ctx.db.updateTable('member').set({ email }).where('id', '=', member.id).execute()
  return {
    ...member,
    email,
    as,
    token: unsubscribeToken(shop.ctx.config.secretKey, member.id, 'commercial'),
  }
}

function ask(memberId: number, cause: string) {
  return tellMember(shop.ctx, memberId, {
    dedupeKey: cause,
    template: 'reviewAsked',
    values: { code: 'DH1', link: 'shop.test/nhan-xet' },
  })
}

const press = { 'content-type': 'application/x-www-form-urlencoded' }

test('one press from the mail reader, without a login, ends that mail and says so in the history', async () => {
  const { id, token, as, email } = await reader()
  expect(await ask(id, 'review-ask:1')).toBe('sent')
  await listenToEvents(shop)
  expect((await listMails(shop, email))[0]!.body).toContain(mailEndPath(token))
  expect(await shop.call(getMailEnd, { token })).toEqual({ purpose: 'commercial', wanted: true })

  const pressed = await shop.app.fastify.inject({
    method: 'POST',
    url: mailEndFormPath(token),
    headers: press,
    payload: 'List-Unsubscribe=One-Click',
  })
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, mailEndPath(token)])
  expect(await shop.call(getMailEnd, { token })).toEqual({ purpose: 'commercial', wanted: false })
  const { consents, history } = await shop.call(getConsents, {}, as)
  expect(consents.emailCommercial).toBe(false)
  expect(consents.zaloCommercial).toBe(true)
  expect(history[0]).toMatchObject({ channel: 'emailCommercial', granted: false, source: 'mail' })

  await shop.app.fastify.inject({
    method: 'POST',
    url: mailEndFormPath(token),
    headers: press,
    payload: '',
  })
  expect((await shop.call(getConsents, {}, as)).history).toHaveLength(history.length)
  await ask(id, 'review-ask:2')
  await listenToEvents(shop)
  expect(await listMails(shop, email)).toHaveLength(1)
})

test('a mail that waits when its reader ends it does not go out any more', async () => {
  const { id, token, email } = await reader()
  await ask(id, 'review-ask:3')
  await shop.app.fastify.inject({
    method: 'POST',
    url: mailEndFormPath(token),
    headers: press,
    payload: '',
  })
  await listenToEvents(shop)
  expect(await listMails(shop, email)).toMatchObject([{ status: 'failed' }])
})

test('looking at the link ends nothing; a token that is not from us is not known', async () => {
  const { id, token } = await reader()
  const looked = await shop.app.fastify.inject(mailEndFormPath(token))
  expect([looked.statusCode, looked.headers.location]).toEqual([303, mailEndPath(token)])
  expect((await shop.call(getMailEnd, { token })).wanted).toBe(true)
  const other = token.replace(/^c[a-z0-9]+/, `c${(id + 1).toString(36)}`)
  expect(await refusalOf(shop.call(getMailEnd, { token: other }))).toBe('notFound')
  const forged = await shop.app.fastify.inject({
    method: 'POST',
    url: mailEndFormPath(other),
    headers: press,
    payload: '',
  })
  expect(forged.statusCode).toBe(404)
})

test('what is asked about one’s own data is answered by mail, to the last word', async () => {
  const { email, as } = await reader()
  await shop.call(askDeletion, { password }, as)
  await shop.call(cancelDeletion, {}, as)
  shop.ctx.clock.advance(1000)
  await shop.call(askDeletion, { password }, as)
  shop.ctx.clock.advance(days(31))
  await eraseDueMembers(shop.ctx)
  await listenToEvents(shop)
  const mails = await listMails(shop, email)
  expect(mails.map(({ template, status }) => `${template} ${status}`)).toEqual([
    'deletionAsked sent',
    'deletionCancelled sent',
    'deletionAsked sent',
    'dataErased sent',
  ])
  for (const { body } of mails) expect(body).not.toContain('Nguyễn')
})
