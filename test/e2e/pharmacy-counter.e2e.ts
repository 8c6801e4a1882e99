import { describe, expect, test } from 'vitest'
import { completeCode } from '#domain/genuine/check-character.ts'
import { phone as phoneSize } from '../support/browser.ts'
import { accountOf, giveVoucher, voucherCampaign } from '../support/loyalty.ts'
import { counterTexts } from '#web/pharmacy/counter/texts.ts'
import { groupCode } from '#web/features/code-entry/code-typing.ts'
import {
  codeField,
  counterOf,
  enterCode,
  expectOutcome,
  givePhone,
  phoneField,
  rowOf,
  setCounterStage,
} from './support/counter.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectText } from './support/stage.ts'

const stage = setCounterStage()
const thumb = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const widths = [
  [390, 844],
  [phoneSize.width, phoneSize.height],
  [1280, 800],
] as const

describe('a customer at the counter', () => {
  test('phone, three codes, outcomes, and the next one', async () => {
    const { page } = await stage.atCounter(thumb)
    const codes = await stage.newCodes(2)
    const used = await stage.usedCode()
    await expectSound(page, 'counter-empty-390')
    await givePhone(page, stage.lan.phone)
    await eventually(() => phoneField(page).inputValue()).toBe('0912 345 001')
    await page.getByText('Hạng').waitFor()
    // Whom one greets is read whole, however narrow the phone.
    await page.setViewportSize({ width: 360, height: 780 })
    const name = page.getByText('Lan', { exact: true })
    expect(await name.evaluate((each) => each.getBoundingClientRect().right <= innerWidth)).toBe(
      true,
    )
    await page.setViewportSize(thumb.viewport)
    for (const code of [...codes, used]) await enterCode(page, code)
    await expectOutcome(page, codes[0]!, 'Chính hãng · +30 điểm')
    await expectOutcome(page, codes[1]!, 'Chính hãng · +30 điểm')
    await expectOutcome(page, codes[1]!, 'JEX')
    await expectOutcome(page, used, 'Đã dùng ngày')
    await expectText(page.getByRole('main'), '+60 điểm lượt này')
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height })
      await expectSound(page, `counter-outcomes-${width}`)
    }
    await page.getByRole('button', { name: 'Khách tiếp theo' }).click()
    await eventually(() => phoneField(page).inputValue()).toBe('')
    // What was entered for them stands apart, below the room for the next one's.
    await page.getByText('Mã của khách này sẽ hiện ở đây.').waitFor()
    const before = page.getByRole('list', { name: 'Khách trước' }).getByRole('listitem')
    await eventually(() => before.count()).toBe(3)
    await eventually(() => rowOf(page, used).innerText()).toContain('Khách số đuôi 001')
  })

  test('while a customer is looked up their line holds its place, and nothing below it moves', async () => {
    const { page } = await stage.atCounter(thumb)
    const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/search/customer?**', async (route) => {
      await isSeen
      await route.continue()
    })
    const top = async () => (await codeField(page).boundingBox())!.y
    const before = await top()
    await givePhone(page, stage.lan.phone)
    await page.getByText(counterTexts.looking).waitFor()
    expect(await top()).toBe(before)
    await expectSound(page, 'counter-looking-390')
    goOn()
    await page.getByText('Hạng').waitFor()
    expect(await top()).toBe(before)
  })

  test('a reader at the counter types into the page, the customer’s phone first', async () => {
    const { page } = await stage.atCounter()
    const [code, next] = await stage.newCodes(2)
    await page.keyboard.type('0912345003')
    await eventually(() => phoneField(page).inputValue()).toBe('0912 345 003')
    await page.keyboard.type(`${code}\n`)
    await expectOutcome(page, code!, 'Chính hãng')
    // Somebody has pressed beside the fields meanwhile.
    await page.getByRole('heading', { name: 'Mã vừa nhập' }).click()
    await page.keyboard.type(`${next}\n`)
    await expectOutcome(page, next!, 'Chính hãng')
  })

  test('without a phone nothing is sent, and the field says what is missing', async () => {
    const { page } = await stage.atCounter()
    await codeField(page).fill('JJ3')
    await codeField(page).press('Enter')
    await page.getByText('Nhập số điện thoại của khách trước').waitFor()
    await page.getByRole('button', { name: 'Quét mã' }).click()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await expectSound(page)
  })
})

describe('before a code is sent', () => {
  test('a slip is asked about, and the code goes as it stands at the second press', async () => {
    const { page } = await stage.atCounter()
    await givePhone(page, '0912345004')
    const code = completeCode('JJ3', 'DQ7ZSBK4')
    const slipped = code.slice(0, 4) + code[5]! + code[4]! + code.slice(6)
    await codeField(page).fill(slipped)
    await codeField(page).press('Enter')
    await page.getByText('Mã này có vẻ nhầm một ký tự').waitFor()
    expect(await rowOf(page, slipped).count()).toBe(0)
    await codeField(page).press('Enter')
    await expectOutcome(page, slipped, 'Mã chưa đúng')
  })

  test('a sign taken for another is put right with one press', async () => {
    const { page } = await stage.atCounter()
    await givePhone(page, '0912345004')
    const code = completeCode('JJ3', 'DQ7ZSBK4')
    await codeField(page).fill(code.replace('Z', '2'))
    await codeField(page).press('Enter')
    await page.getByText('Có phải mã trên tem là').waitFor()
    await page.getByRole('button', { name: 'Dùng mã này' }).click()
    await eventually(() => codeField(page).inputValue()).toBe(code.match(/.{3}/g)!.join(' '))
  })

  test('a code that has just been entered is not sent twice', async () => {
    const { page } = await stage.atCounter()
    const code = await stage.newCode()
    await givePhone(page, '0912345005')
    await enterCode(page, code)
    await expectOutcome(page, code, 'Chính hãng')
    await codeField(page).fill(code)
    await codeField(page).press('Enter')
    await page.getByText('Mã này vừa được nhập ở đây').waitFor()
    await eventually(() => rowOf(page, code).count()).toBe(1)
    // The next one takes its place, whether it is typed or read, and a press empties the field.
    const next = await stage.newCode()
    await page.keyboard.type(next)
    await eventually(() => codeField(page).inputValue()).toBe(groupCode(next))
    await codeField(page).fill(code)
    await codeField(page).press('Enter')
    await page.getByRole('button', { name: 'Xoá mã' }).click()
    await eventually(() => codeField(page).inputValue()).toBe('')
  })

  test('a double tap sends a code once and says nothing of it', async () => {
    const { page } = await stage.atCounter(thumb)
    const code = await stage.newCode()
    await givePhone(page, '0912345005')
    await codeField(page).fill(code)
    await page.getByRole('button', { name: 'Gửi mã' }).evaluate((arrow: HTMLButtonElement) => {
      arrow.click()
      arrow.click()
    })
    await expectOutcome(page, code, 'Chính hãng')
    await eventually(() => codeField(page).inputValue()).toBe('')
    expect(await page.getByText('Mã này vừa được nhập ở đây').count()).toBe(0)
  })
})

describe('a code that was wrong', () => {
  test('is put back whole to be put right, until the next customer', async () => {
    const { page, open, pharmacy } = await stage.atCounter(thumb)
    const wrong = 'SB0041XYAZ'
    const other = 'SB0041XYBZ'
    await givePhone(page, '0912345010')
    await enterCode(page, wrong)
    await expectOutcome(page, wrong, 'Bấm Sửa lại để so từng ký tự với tem.')
    await rowOf(page, wrong).getByRole('button', { name: 'Sửa lại' }).click()
    await eventually(() => codeField(page).inputValue()).toBe(groupCode(wrong))
    await eventually(() => page.evaluate(() => getSelection()?.toString())).toBe(groupCode(wrong))
    await expectSound(page, 'counter-wrong-390')
    const right = await stage.newCode()
    await page.keyboard.insertText(right)
    await page.keyboard.press('Enter')
    await expectOutcome(page, right, 'Chính hãng')
    expect(await rowOf(page, wrong).getByRole('button').count()).toBe(0)

    await enterCode(page, other)
    await rowOf(page, other).getByRole('button', { name: 'Sửa lại' }).waitFor()
    await page.getByRole('button', { name: 'Khách tiếp theo' }).click()
    await expectOutcome(page, other, 'Nhập lại mã dưới lớp bạc trên tem.')
    expect(await rowOf(page, other).getByRole('button').count()).toBe(0)

    await givePhone(page, '0912345010')
    await enterCode(page, 'SB0041XYCZ')
    await rowOf(page, 'SB0041XYCZ').getByRole('button', { name: 'Sửa lại' }).waitFor()
    await open(counterOf(pharmacy))
    await expectOutcome(page, 'SB0041XYCZ', 'Nhập lại mã dưới lớp bạc trên tem.')
    expect(await rowOf(page, 'SB0041XYCZ').getByRole('button').count()).toBe(0)
  })
})

describe('what the customer has beside the points', () => {
  test('a voucher is used along; one that is not theirs leaves the code whole', async () => {
    const { page } = await stage.atCounter(thumb)
    const [code, next] = await stage.newCodes(2)
    const campaign = await voucherCampaign(stage.shop, {
      startsOn: '2026-01-01',
      endsOn: '2099-12-31',
    })
    const account = await accountOf(stage.shop, stage.lan.phone)
    const voucher = await giveVoucher(stage.shop, account, campaign)
    await givePhone(page, stage.lan.phone)

    await page.getByRole('button', { name: 'Dùng kèm ưu đãi' }).click()
    await page.getByLabel('Mã ưu đãi của khách').fill('KHONGPHAI')
    await enterCode(page, code!)
    await expectOutcome(page, code!, 'Voucher chưa dùng được')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectSound(page, 'counter-voucher-refused-390')
    await page.getByRole('button', { name: 'Gửi không kèm ưu đãi' }).click()
    await expectOutcome(page, code!, 'Chính hãng · +30 điểm')

    await page.getByRole('button', { name: 'Dùng kèm ưu đãi' }).click()
    await page.getByLabel('Mã ưu đãi của khách').fill(voucher)
    await enterCode(page, next!)
    await expectOutcome(page, next!, 'Đã dùng ưu đãi Quà kèm tem')
  })

  test('ten wrong codes lock the phone: said in words, and the code can be sent later', async () => {
    const { page } = await stage.atCounter()
    await givePhone(page, '0912345006')
    for (let at = 0; at < 10; at += 1) await enterCode(page, `SB0041XY${at}Z`)
    await page.getByRole('listitem').filter({ hasText: 'Mã chưa đúng' }).nth(5).waitFor()
    const code = await stage.newCode()
    await enterCode(page, code)
    await expectOutcome(page, code, 'Số này tạm khoá vì nhập sai quá nhiều')
    await rowOf(page, code).getByRole('button', { name: 'Gửi lại' }).waitFor()
  })
})
