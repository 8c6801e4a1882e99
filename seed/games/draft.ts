import { gameFields, type GameFields } from '#domain/game/backoffice/fields.ts'
import { templateOf } from '#domain/game/backoffice/templates.ts'
import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'

/** A draft of the demo that a marketer looks over: its phones run out early, its pots stay. */
export function demoDraft(today: VietnamDay): GameFields {
  const title = 'Vòng quay mừng xuân'
  const blank = gameFields.parse(templateOf('wheel', { title, slug: 'vong-quay-mung-xuan', today }))
  return {
    ...blank,
    brand: 'An Lành',
    audience: 'phone',
    opens_at: `${addDays(today, 20)}T08:00:00+07:00`,
    closes_at: `${addDays(today, 34)}T00:00:00+07:00`,
    look: 'tet',
    intro: 'Đầu năm quay một vòng, cả nhà an lành.',
    how: 'Mỗi đơn hàng từ 200.000 VNĐ được hai lượt quay.',
    prizes: [
      { ...blank.prizes[0]!, lots: [{ quantity: 4, last_day: 25 }] },
      { ...blank.prizes[1]!, lots: [{ quantity: 12, last_day: 0 }] },
      { ...blank.prizes[2]!, lots: [{ quantity: 60, last_day: 0 }] },
      { ...blank.prizes[3]!, lots: [{ quantity: 80, last_day: 0 }] },
    ],
    blanks: 144,
    max_per_phone: 10,
    sources: [
      { source: 'order', entries: 2, min_amount: 200_000 },
      { source: 'code', entries: 1, product_ids: [] },
      { source: 'day', entries: 1 },
    ],
  }
}
