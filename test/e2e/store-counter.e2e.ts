import { describe, expect, test } from 'vitest'
import { phone as phoneSize } from '../support/browser.ts'
import {
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

describe('a customer at the counter', () => {
  test('phone, three codes, outcomes, and the next one', async () => {
    const { page } = await stage.atCounter(thumb)
    const codes = await stage.newCodes(2)
    const used = await stage.usedCode()
    await expectSound(page, 'counter-empty-390')
    await givePhone(page, stage.lan.phone)
    await eventually(() => phoneField(page).inputValue()).toBe('0912 345 001')
    await page.getByText('Hạng').waitFor()
    for (const code of [...codes, used]) await enterCode(page, code)
    await expectOutcome(page, codes[0]!, 'Chính hãng · +30 điểm')
    await expectOutcome(page, codes[1]!, 'Chính hãng · +30 điểm')
    await expectOutcome(page, used, 'Đã dùng ngày')
    await expectText(page.getByRole('main'), '60 điểm')
    for (const [width, height] of [
      [390, 844],
      [phoneSize.width, phoneSize.height],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectSound(page, `counter-outcomes-${width}`)
    }
    await page.getByRole('button', { name: 'Khách tiếp theo' }).click()
    expect(await phoneField(page).inputValue()).toBe('')
    await eventually(() => rowOf(page, used).innerText()).toContain('Khách số đuôi 001')
  })
})
