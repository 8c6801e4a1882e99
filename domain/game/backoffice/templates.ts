import { addDays, type VietnamDay } from '../../kernel/dates.ts'
import type { GameFieldsInput } from './fields.ts'
import { deskGameTexts as texts } from './texts.ts'

export const gameTemplates = ['wheel', 'luckyMoney', 'draw'] as const
export type GameTemplate = (typeof gameTemplates)[number]

/** A draft that is whole but for what only the shop can know: its registration, its brand. */
export function templateOf(
  template: GameTemplate,
  { title, slug, today }: { title: string; slug: string; today: VietnamDay },
): GameFieldsInput {
  return { ...common(today), title, slug, ...parts[template] }
}

function common(today: VietnamDay) {
  return {
    brand: '',
    place: 'shop' as const,
    audience: 'members' as const,
    opens_at: `${addDays(today, 14)}T08:00:00+07:00`,
    closes_at: `${addDays(today, 45)}T00:00:00+07:00`,
    days: [],
    hours: [],
    reserves: 0,
    max_per_phone: 30,
    stores: [],
    excludes_staff: true,
    intro: '',
    how: '',
    closed: '',
    registration_number: '',
    authority: '',
    registered_on: '',
    contact_days: 7,
    papers_days: 10,
    delivery_days: 30,
    hold_wins_per_phone: 3,
    hold_value_from: 10_000_000,
    embed_origins: [],
  }
}

const lot = (quantity: number, last_day = 0) => [{ quantity, last_day }]

const parts: Record<
  GameTemplate,
  Pick<GameFieldsInput, 'kind' | 'look' | 'prizes' | 'blanks' | 'sources'> &
    Partial<GameFieldsInput>
> = {
  wheel: {
    kind: 'wheel',
    look: 'brand',
    blanks: 5000,
    prizes: [
      { name: texts.template.monitor, kind: 'physical', value: 850_000, lots: lot(5, 20) },
      {
        name: texts.template.points(100),
        kind: 'points',
        value: 100_000,
        points: 100,
        lots: lot(200),
      },
      {
        name: texts.template.points(20),
        kind: 'points',
        value: 20_000,
        points: 20,
        lots: lot(1500),
      },
      { name: texts.template.wish, kind: 'thanks', value: 0, lots: lot(3000) },
    ],
    sources: [
      { source: 'day', entries: 1 },
      { source: 'order', entries: 2, min_amount: 500_000 },
    ],
  },
  luckyMoney: {
    kind: 'luckyMoney',
    look: 'tet',
    blanks: 0,
    prizes: [
      {
        name: texts.template.envelope(200),
        kind: 'luckyMoney',
        value: 200_000,
        points: 200,
        lots: lot(50, 20),
      },
      {
        name: texts.template.envelope(50),
        kind: 'luckyMoney',
        value: 50_000,
        points: 50,
        lots: lot(500),
      },
      {
        name: texts.template.envelope(10),
        kind: 'luckyMoney',
        value: 10_000,
        points: 10,
        lots: lot(4450),
      },
    ],
    sources: [{ source: 'day', entries: 1 }],
  },
  draw: {
    kind: 'draw',
    look: 'night',
    blanks: 0,
    audience: 'phone',
    reserves: 20,
    prizes: [
      { name: texts.template.bike, kind: 'physical', value: 45_000_000, lots: lot(1) },
      { name: texts.template.gold, kind: 'physical', value: 10_000_000, lots: lot(5) },
    ],
    sources: [{ source: 'order', entries: 1, min_amount: 300_000 }],
  },
}
