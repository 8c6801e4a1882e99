import { describe, expect, test } from 'vitest'
import { budgetOf } from './budget.ts'
import { boxOfFields, fieldsOfBox, rulesOfFields } from './box-of-fields.ts'
import { findGameProblems } from './check-game.ts'
import { gameFields, type GameFields } from './fields.ts'
import { daysInYear, ruleOn } from './law.ts'
import { presetCurve } from './presets.ts'
import { gameTemplates, templateOf } from './templates.ts'
import { announcedBox } from '../definition.ts'
import { gameRules } from '../rules.ts'

const now = new Date('2026-11-28T10:00:00+07:00')
const today = '2026-11-28'

function fields(part: Partial<GameFields> = {}): GameFields {
  const template = templateOf('wheel', { title: 'Vòng quay', slug: 'quay-thu', today })
  return {
    ...gameFields.parse(template),
    brand: 'An Lành',
    how: 'Mỗi ngày một lượt.',
    registration_number: '123/XNKM',
    authority: 'Sở Công Thương Hà Nội',
    registered_on: today,
    legal_file_id: 1,
    ...part,
  }
}

const problems = (part: Partial<GameFields>) => findGameProblems(fields(part), now)
const [monitor, ...others] = fields().prizes

describe('what keeps a campaign from being approved', () => {
  test('a whole one has no problem', () => {
    expect(problems({})).toEqual({})
  })

  test.each<[string, Partial<GameFields>]>([
    ['opens_at', { opens_at: '2026-11-28T09:00:00+07:00' }],
    ['closes_at', { closes_at: '2026-12-01T00:00:00+07:00' }],
    ['closes_at', { closes_at: '2028-12-01T00:00:00+07:00' }],
    ['prizes', { prizes: [] }],
    ['prizes.0.value', { prizes: [{ ...monitor!, value: 0 }, ...others] }],
    ['prizes.0.points', { prizes: [{ ...monitor!, kind: 'points' }] }],
    ['prizes.0.voucher_campaign_id', { prizes: [{ ...monitor!, kind: 'voucher' }] }],
    ['prizes.0.value', { prizes: [{ ...monitor!, kind: 'thanks' }] }],
    ['prizes.1.kind', { sources: [{ source: 'ticket' }] }],
    [
      'prizes.0.lots.0.store',
      { prizes: [{ ...monitor!, lots: [{ store: 'NT001', quantity: 1, last_day: 0 }] }] },
    ],
    ['days', { days: [1, 2, 3] }],
    ['days', { hours: Array.from({ length: 24 }, () => 0) }],
    ['sources', { sources: [] }],
    [
      'sources.1',
      {
        sources: [
          { source: 'day', entries: 1 },
          { source: 'day', entries: 2 },
        ],
      },
    ],
    ['sources.1', { sources: [{ source: 'day', entries: 1 }, { source: 'ticket' }] }],
    ['how', { how: 'Trúng thưởng theo kết quả XSMB mỗi tối.' }],
    ['title', { title: 'Dò xổ số kiến thiết' }],
    ['brand', { brand: '' }],
    ['registration_number', { registration_number: '' }],
    ['registered_on', { registered_on: '2026-12-01' }],
    ['legal_file_id', { legal_file_id: undefined }],
    ['slug', { slug: 'QSTT-2025' }],
    ['slug', { slug: 'LocXuan2025' }],
    ['slug', { slug: 'quay-mobile' }],
  ])('%s: %j', (path, part) => {
    expect(Object.keys(problems(part))).toContain(path)
  })

  test('its own words are no lottery', () => {
    expect(problems({ how: 'Quay số may mắn, không lo để lỡ lượt.' })).toEqual({})
  })
})

test('every template is what the endpoint takes, and all of it costs what its box holds', () => {
  for (const template of gameTemplates) {
    const parsed = gameFields.parse(templateOf(template, { title: 'Mẫu', slug: 'mau-thu', today }))
    expect(budgetOf(parsed).worst).toBeGreaterThan(0)
  }
  expect(budgetOf(fields())).toEqual({
    worst: 5 * 850_000 + 200 * 100_000 + 1500 * 20_000,
    points: 200 * 100 + 1500 * 20,
    prizes: 4705,
    places: 9705,
  })
})

test('what is announced says again what was written', () => {
  const written = fields()
  const box = announcedBox.parse(boxOfFields(written, null))
  const rules = gameRules.parse(rulesOfFields(written))
  const opens_at = new Date(written.opens_at).toISOString()
  const closes_at = new Date(written.closes_at).toISOString()
  expect(fieldsOfBox(written, box, rules)).toEqual({ ...written, opens_at, closes_at })
})

test('weekends weigh more, and the hours in which pharmacies are open', () => {
  const from = Date.parse('2026-11-27T00:00:00+07:00')
  const window = { from, to: from + 4 * 86_400_000 }
  expect(presetCurve('weekends', window).days).toEqual([40, 100, 100, 40])
  expect(presetCurve('openingHours', window).hours.filter((weight) => weight === 100)).toHaveLength(
    15,
  )
})

test('the law of a day is the one that began last', () => {
  const rule = { key: 'brandDays', source: '', verified_on: null, source_url: '' } as const
  const rules = [
    { ...rule, value: 180, valid_from: '2018-07-15', valid_until: null },
    { ...rule, value: 120, valid_from: '2027-01-01', valid_until: null },
  ]
  expect(ruleOn(rules, 'brandDays', '2026-12-31')?.value).toBe(180)
  expect(ruleOn(rules, 'brandDays', '2027-01-01')?.value).toBe(120)
  expect(ruleOn(rules, 'brandDays', '2018-07-14')).toBeNull()
})

test('a day on which two campaigns of a brand run is one day, and those of another year are none', () => {
  const windows = [
    { from: '2026-12-20', to: '2027-01-10' },
    { from: '2026-12-30', to: '2026-12-31' },
  ]
  expect(daysInYear(windows, 2026)).toBe(12)
  expect(daysInYear(windows, 2027)).toBe(10)
})
