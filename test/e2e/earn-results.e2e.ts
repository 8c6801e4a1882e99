import { describe, expect, test } from 'vitest'
import { completeCode } from '#domain/genuine/check-character.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { resultTexts, type ResultName } from '#domain/loyalty/result-codes.ts'
import { earnWithCodes } from '#domain/membership/api.ts'
import { findActiveProgramme } from '#server/loyalty/index.ts'
import { saveCampaign } from '#server/voucher/index.ts'
import { registerMember } from '../support/members.ts'
import { enter, expectSoundAtBothSizes, outcome, setEarningStage } from './support/earning.ts'

const stage = setEarningStage()

describe('every result that an entered code can have is shown in words', () => {
  const cases: [ResultName, () => Promise<string>][] = [
    ['earned', () => stage.newCode()],
    ['comboEarned', () => stage.newCode({ kind: 'combo', prefix: 'JJ3', point: 90 })],
    ['codeUsed', () => stage.usedCode({})],
    ['comboUsed', () => stage.usedCode({ kind: 'combo', prefix: 'JJ3' })],
    [
      'codeAndVoucherUsed',
      async () => stage.usedCode({ voucherCampaignId: await rewardCampaign() }),
    ],
    ['codeIncorrect', () => Promise.resolve(completeCode('JJ3', 'XXXXXXXX'))],
    ['productNotFound', () => stage.newCode({ productCode: 'NOT-YET-IN-THE-SHOP' })],
    ['pointsNotAllowed', () => stage.newCode({ point: 0 })],
    [
      'pointsExpired',
      () => stage.newCode({ earnUntil: addDays(stage.shop.ctx.clock.today(), -1) }),
    ],
    ['systemTest', () => stage.newCode({ kind: 'test' })],
  ]
  test.for(cases)('%s', async ([name, makeCode]) => {
    const { page } = await stage.signedIn(stage.lan)
    await enter(page, await makeCode())
    await outcome(page, name)
    // Where points came in, the buttons say it.
    const { next } = resultTexts[name]
    if (!name.endsWith('arned')) await page.getByText(next).first().waitFor({ state: 'attached' })
    await expectSoundAtBothSizes(page, `earn-${name}`)
  })

  test('codeUsed, by oneself', async () => {
    const [code] = await stage.newCodes(1)
    await stage.shop.call(earnWithCodes, { codes: [code!] }, { headers: stage.lan.headers })
    const { page } = await stage.signedIn(stage.lan)
    await enter(page, code!)
    await outcome(page, 'codeUsed')
    await page.getByText('Chính Quý khách đã nhập mã này').waitFor()
    expect(await page.getByRole('button', { name: 'Báo nghi ngờ hàng giả' }).count()).toBe(0)
  })

  test('noProgrammeForProduct, as a warning when the goods are called back', async () => {
    const code = await stage.newCode({ name: 'called-back' })
    await stage.shop.ctx.db
      .updateTable('code_batch')
      .set({ state: 'recalled', recall_reason: 'Nhãn in sai hạn dùng' })
      .where('name', '=', 'called-back')
      .execute()
    const { page } = await stage.signedIn(stage.lan)
    await enter(page, code)
    await page.getByRole('heading', { name: 'Lô hàng đang bị thu hồi' }).waitFor()
    await page.getByText('Nhãn in sai hạn dùng').first().waitFor()
    await expectSoundAtBothSizes(page, 'earn-recalled')
  })

  test('membershipLocked', async () => {
    const locked = await registerMember(stage.shop, '0912345003')
    await stage.shop.call(
      earnWithCodes,
      { codes: await stage.newCodes(1) },
      { headers: locked.headers },
    )
    await stage.shop.ctx.db
      .updateTable('loyalty_account')
      .set({ status: 'locked' })
      .where('member_id', '=', locked.id)
      .execute()
    const { page } = await stage.signedIn(locked)
    await enter(page, await stage.newCode())
    await outcome(page, 'membershipLocked')
    await expectSoundAtBothSizes(page, 'earn-membershipLocked')
  })

  test('phoneLocked, with the end of the lock', async () => {
    const guessing = await registerMember(stage.shop, '0912345004')
    const codes = [...'ABCDEFGHJK'].map((sign) => completeCode('WT6', `XXXXXXX${sign}`))
    await stage.shop.call(earnWithCodes, { codes }, { headers: guessing.headers })
    const { page } = await stage.signedIn(guessing)
    await enter(page, await stage.newCode())
    await outcome(page, 'phoneLocked')
    await page.getByText(/Nhập lại được từ/).waitFor()
    await expectSoundAtBothSizes(page, 'earn-phoneLocked')
  })

  test('noProgrammeForProduct', async () => {
    const { ctx } = stage.shop
    const programme = (await findActiveProgramme(ctx, ctx.clock.today()))!
    // A programme that names its products has those alone.
    const { id: other } = await ctx.db
      .selectFrom('product')
      .select('id')
      .where('slug', '=', 'otiv')
      .executeTakeFirstOrThrow()
    const rows = ctx.db.deleteFrom('loyalty_programme_product')
    const named = await rows.where('programme_id', '=', programme.id).returningAll().execute()
    const only = [{ programme_id: programme.id, product_id: other }]
    await ctx.db.insertInto('loyalty_programme_product').values(only).execute()
    ctx.cache.drop(['loyalty', 'programme'])
    const { page } = await stage.signedIn(stage.lan)
    await enter(page, await stage.newCode())
    await outcome(page, 'noProgrammeForProduct')
    await expectSoundAtBothSizes(page, 'earn-noProgrammeForProduct')
    await rows.where('programme_id', '=', programme.id).execute()
    if (named.length > 0) {
      await ctx.db.insertInto('loyalty_programme_product').values(named).execute()
    }
    ctx.cache.drop(['loyalty', 'programme'])
  })

  test('promotionInactive, and the same code earns once the programme is back', async () => {
    const { ctx } = stage.shop
    const programme = (await findActiveProgramme(ctx, ctx.clock.today()))!
    const code = await stage.newCode()
    const { page } = await stage.signedIn(stage.lan)
    const publish = async (published: boolean) => {
      await ctx.db
        .updateTable('loyalty_programme')
        .set({ published })
        .where('id', '=', programme.id)
        .execute()
      ctx.cache.drop(['loyalty', 'programme'])
    }
    await publish(false)
    await enter(page, code)
    await outcome(page, 'promotionInactive')
    await expectSoundAtBothSizes(page, 'earn-promotionInactive')
    await publish(true)
    await page.getByRole('button', { name: 'Nhập mã tiếp theo' }).click()
    await enter(page, code)
    await outcome(page, 'earned')
  })
})

function rewardCampaign(): Promise<number> {
  const { db, clock } = stage.shop.ctx
  return saveCampaign(db, {
    name: 'Quà kèm tem',
    kind: 'amount',
    value: 20_000,
    startsOn: addDays(clock.today(), -1),
    endsOn: addDays(clock.today(), 30),
    createdAt: clock.now(),
  })
}
