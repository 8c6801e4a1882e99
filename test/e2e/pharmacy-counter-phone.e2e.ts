import { describe, expect, test } from 'vitest'
import { codeField, givePhone, phoneField, setCounterStage } from './support/counter.ts'
import { expectSound } from './support/soundness.ts'
import { eventually } from './support/stage.ts'

const stage = setCounterStage()
const thumb = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const hint = 'Nhập 10 số để xem điểm của khách.'
const eleven = 'Số điện thoại gồm 10 số, đang có 11'

describe.for([
  ['at a desk', {}],
  ['under a thumb', thumb],
] as const)('a phone that is wrong, %s', ([, device]) => {
  test('an eleventh digit stays, is said, and nothing is sent', async () => {
    const { page } = await stage.atCounter(device)
    await phoneField(page).focus()
    await page.keyboard.type('09123450012')
    await page.getByText(eleven).waitFor()
    await eventually(() => phoneField(page).inputValue()).toBe('0912 345 0012')
    await eventually(() => codeField(page).inputValue()).toBe('')
    expect(await page.getByText('Số điện thoại hợp lệ').count()).toBe(0)
    await eventually(() => page.getByText('Hạng').count()).toBe(0)
    expect(await page.getByText(hint).count()).toBe(0)
    await expectSound(page)
    await page.getByRole('button', { name: 'Quét mã' }).click()
    expect(await page.getByRole('dialog').count()).toBe(0)
    // One digit away and it is somebody.
    await phoneField(page).press('End')
    await phoneField(page).press('Backspace')
    await page.getByText('Số điện thoại hợp lệ').waitFor({ state: 'attached' })
    expect(await page.getByText(eleven).count()).toBe(0)
  })

  test('a digit that comes late, beside the fields, is still one of the phone', async () => {
    const { page } = await stage.atCounter(device)
    await givePhone(page, '0912345003')
    await phoneField(page).evaluate((field) => field.blur())
    await page.keyboard.type('8')
    await page.getByText(eleven).waitFor()
    await eventually(() => codeField(page).inputValue()).toBe('')
    await eventually(() => phoneField(page).inputValue()).toBe('0912 345 0038')
  })

  test('a code goes on behind a phone without a press', async () => {
    const { page } = await stage.atCounter(device)
    await phoneField(page).focus()
    await page.keyboard.type('0912345003')
    await page.keyboard.type('JJ3')
    await eventually(() => codeField(page).inputValue()).toBe('JJ3')
    await eventually(() => phoneField(page).inputValue()).toBe('0912 345 003')
  })
})

test('behind the tenth digit the cursor moves on to the code', async () => {
  const { page } = await stage.atCounter()
  await page.keyboard.type('0912345003')
  await eventually(() => codeField(page).evaluate(isFocused)).toBe(true)
  // It was quicker than a digit too many: that is still said at the phone.
  await page.keyboard.type('8')
  await page.getByText(eleven).waitFor()
  await eventually(() => phoneField(page).inputValue()).toBe('0912 345 0038')
  await eventually(() => codeField(page).inputValue()).toBe('')
  await page.keyboard.press('Backspace')
  await eventually(() => codeField(page).evaluate(isFocused)).toBe(true)
  await page.keyboard.type('JJ3')
  await eventually(() => codeField(page).inputValue()).toBe('JJ3')
})

test('under a thumb it does too, the keyboard goes, and a touch of the field brings it back', async () => {
  const { page } = await stage.atCounter(thumb)
  await phoneField(page).focus()
  await page.keyboard.type('0912345003')
  await eventually(() => codeField(page).evaluate(isFocused)).toBe(true)
  await eventually(() => codeField(page).getAttribute('inputmode')).toBe('none')
  await codeField(page).tap()
  await eventually(() => codeField(page).getAttribute('inputmode')).toBe('text')
})

test.for([
  ['1234567890', '1234 567 890', 'Số điện thoại bắt đầu bằng 0'],
  ['o912345678', 'o912 345 678', 'Số điện thoại chỉ gồm chữ số'],
])('%s is said to be wrong at once, in one sentence', async ([typed, shown, words]) => {
  const { page } = await stage.atCounter()
  await givePhone(page, typed!)
  await page.getByText(words!).waitFor()
  await eventually(() => phoneField(page).inputValue()).toBe(shown)
  expect(await page.getByText(hint).count()).toBe(0)
})

test('Enter behind half a phone says how much of it is there', async () => {
  const { page } = await stage.atCounter()
  await phoneField(page).fill('09123')
  await phoneField(page).press('Enter')
  await page.getByText('Số điện thoại gồm 10 số, đang có 5').waitFor()
})

test('the phone of a voucher keeps its digits too', async () => {
  const { page, open, pharmacy } = await stage.atCounter()
  await open(`/nha-thuoc/ma-uu-dai/?id=${pharmacy.code}`)
  await phoneField(page).focus()
  await page.keyboard.type('09123450038')
  await page.getByText(eleven).waitFor()
  await eventually(() => page.getByLabel('Mã ưu đãi của khách').inputValue()).toBe('')
})

const isFocused = (field: Element) => field === document.activeElement
