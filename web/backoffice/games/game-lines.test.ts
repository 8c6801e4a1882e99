import { expect, test } from 'vitest'
import { gameFields } from '#domain/game/backoffice/fields.ts'
import { templateOf } from '#domain/game/backoffice/templates.ts'
import { gameLines } from './game-lines.ts'

test('a voucher that is won is told by the name of its campaign', () => {
  const made = templateOf('wheel', { title: 'Vòng quay thử', slug: 'thu', today: '2026-11-28' })
  const fields = gameFields.parse(made)
  const [first] = fields.prizes
  const won = { ...first!, kind: 'voucher' as const, voucher_campaign_id: 7 }
  const names = { products: {}, surveys: {}, vouchers: { 7: 'Giảm 50.000đ mùa xuân' } }
  const words = (vouchers: Record<string, string>) =>
    gameLines({ ...fields, prizes: [won] }, { ...names, vouchers })
      .map(({ value }) => value)
      .join('; ')
  expect(words(names.vouchers)).toContain('“Giảm 50.000đ mùa xuân”')
  // One that is gone meanwhile.
  expect(words({})).toContain('“#7”')
})
