import { expect, test } from 'vitest'
import { addDays, formatDate } from '#domain/kernel/dates.ts'
import { statisticsTexts } from '#web/pharmacy/statistics/texts.ts'
import { openPharmacy } from '../support/pharmacy.ts'
import { logInToPharmacy } from './support/counter.ts'
import { expectSound } from './support/soundness.ts'
import { eventually, expectText, expectTroubles, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
const today = () => stage.shop.ctx.clock.today()

function spoken(day: string): string {
  const [year, month, number] = day.split('-').map(Number)
  return `ngày ${number} tháng ${month} năm ${year}`
}

/** The form of a reminder, in a browser that speaks English and lives elsewhere. */
async function atReminder(width: number) {
  const pharmacy = await openPharmacy(stage.shop)
  const abroad = { locale: 'en-US', timezoneId: 'America/New_York' }
  const visitor = await stage.visit(null, { ...abroad, viewport: { width, height: 1500 } })
  await logInToPharmacy(visitor.page, pharmacy)
  await visitor.open(`/nha-thuoc/nhac-nho/?id=${pharmacy.code}`)
  const { page } = visitor
  const field = page.getByRole('textbox', { name: 'Ngày nhắc' })
  await field.waitFor()
  return { ...visitor, page, field, opener: page.getByRole('button', { name: 'Mở lịch' }) }
}

test('a day is written as 23/11/2026 whatever the browser speaks, and what is wrong is said', async () => {
  const { page, field } = await atReminder(1280)
  expect(await field.inputValue()).toBe(formatDate(addDays(today(), 1)))
  await field.fill('')
  await field.pressSequentially('31022027')
  expect(await field.inputValue()).toBe('31/02/2027')
  await expectText(page.getByRole('main'), 'Ngày này không có trên lịch')
  await field.fill(formatDate(addDays(today(), -1)))
  await expectText(page.getByRole('main'), `Chọn ngày từ ${formatDate(today())} trở đi`)
  await field.fill('5/6')
  await field.blur()
  await expectText(page.getByRole('main'), 'Điền đủ ngày, tháng và năm')
  await field.fill(formatDate(addDays(today(), 30)))
  await eventually(() => field.getAttribute('aria-invalid')).toBeNull()
})

test('the calendar speaks Vietnamese and is walked by the keyboard', async () => {
  const { page, field, opener } = await atReminder(360)
  await field.fill(formatDate(today()))
  await opener.focus()
  await page.keyboard.press('Enter')
  const calendar = page.getByRole('dialog', { name: 'Chọn ngày' })
  const [year, month] = today().split('-').map(Number)
  await calendar.getByRole('grid', { name: `Tháng ${month} năm ${year}` }).waitFor()
  await expectSound(page, 'calendar-360')
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel)
  await eventually(focused).toContain(spoken(today()))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await eventually(focused).toContain(spoken(addDays(today(), 8)))
  await page.keyboard.press('Enter')
  await calendar.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe(formatDate(addDays(today(), 8)))
  await eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
})

test('it opens and closes with its button, and a day before the first is not to be had', async () => {
  const { page, field, opener } = await atReminder(1280)
  // On the last day of a month tomorrow, which stands in the field at first, is in the next one.
  const before = formatDate(today())
  await field.fill(before)
  await opener.click()
  const calendar = page.getByRole('dialog', { name: 'Chọn ngày' })
  await calendar.waitFor()
  await expectSound(page, 'calendar-1280')
  expect(
    await calendar.getByRole('button', { name: 'Tháng trước' }).getAttribute('aria-disabled'),
  ).toBe('true')
  await opener.click()
  await calendar.waitFor({ state: 'detached' })
  await opener.click()
  await calendar.waitFor()
  await page.keyboard.press('Escape')
  await calendar.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe(before)
})

test('without a network the calendar does not come, and the day is typed', async () => {
  const visitor = await atReminder(360)
  const { page, field, opener } = visitor
  await page.route('**/DayCalendar*', (route) => route.abort())
  await opener.click()
  await expectText(page.getByRole('main'), 'Chưa tải được lịch. Vui lòng gõ ngày.')
  await field.fill(formatDate(addDays(today(), 5)))
  expect(await field.inputValue()).toBe(formatDate(addDays(today(), 5)))
  expectTroubles(visitor, /ERR_FAILED/)
})

test.for([360, 1280])('at %d px two days side by side have their icons within', async (width) => {
  const pharmacy = await openPharmacy(stage.shop)
  const { page, open } = await stage.visit(null, { viewport: { width, height: 800 } })
  await logInToPharmacy(page, pharmacy)
  await open(`/nha-thuoc/thong-ke/?xem=tong-quan&id=${pharmacy.code}`)
  const middle = async (name: string, role: 'textbox' | 'button', nth = 0) => {
    const box = await page.getByRole(role, { name }).nth(nth).boundingBox()
    return Math.round(box!.y + box!.height / 2)
  }
  await page.getByRole('button', { name: 'Chọn ngày' }).click()
  await page.getByRole('textbox', { name: 'Đến ngày' }).waitFor()
  const from = await middle('Từ ngày', 'textbox')
  expect(await middle('Đến ngày', 'textbox')).toBe(from)
  expect([await middle('Mở lịch', 'button'), await middle('Mở lịch', 'button', 1)]).toEqual([
    from,
    from,
  ])
  const views = page.getByRole('navigation', { name: statisticsTexts.views }).getByRole('link')
  const tops = await views.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})
