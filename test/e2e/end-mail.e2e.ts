import { expect, test } from 'vitest'
import { unsubscribeToken } from '#server/identity/unsubscribe-token.ts'
import { desktop, phone } from '../support/browser.ts'
import { expectSound } from './support/soundness.ts'
import { createE2eShop } from './support/stage.ts'

const stage = createE2eShop()

test('a link of a mail ends it with one press, without a login and without scripts', async () => {
  const { db, config } = stage.shop.ctx
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('phone', '=', '0909123456')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('consent_change')
    .values({
      member_id: member.id,
      channel: 'emailCommercial',
      granted: true,
      wording_version: 'test',
      source: 'profile',
      actor: 'member',
      address: '',
      created_at: stage.shop.ctx.clock.now(),
    })
    .execute()
  const path = `/ngung-nhan-thu/${unsubscribeToken(config.secretKey, member.id, 'commercial')}/`
  const { page: scripted } = await stage.visit(path, { viewport: phone })
  await scripted.getByRole('heading', { name: 'Ngừng nhận thư chăm sóc và ưu đãi?' }).waitFor()
  await expectSound(scripted, 'end-mail-360')
  await scripted.setViewportSize(desktop)
  await expectSound(scripted, 'end-mail-1280')

  const { page } = await stage.visit(path, { viewport: phone, javaScriptEnabled: false })
  await page.getByRole('button', { name: 'Ngừng nhận thư' }).click()
  await page.getByRole('heading', { name: 'Đã ngừng gửi thư' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  const last = await db
    .selectFrom('consent_change')
    .select(['granted', 'source'])
    .where('member_id', '=', member.id)
    .where('channel', '=', 'emailCommercial')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(last).toEqual({ granted: false, source: 'mail' })
})
