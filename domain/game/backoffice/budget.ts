import type { GameFields } from './fields.ts'

export interface GameBudget {
  /** Đồng that all prizes together are worth: more is never given, whoever comes. */
  worst: number
  /** Points among them. */
  points: number
  prizes: number
  /** How many entries there can be; null: as many as come. */
  places: number | null
}

/** What a campaign costs when every prize of its box is won. */
export function budgetOf({
  prizes,
  blanks,
  kind,
}: Pick<GameFields, 'prizes' | 'blanks' | 'kind'>): GameBudget {
  const counted = prizes.map((prize) => ({ ...prize, count: unitsOf(prize) }))
  const sum = (of: (prize: (typeof counted)[number]) => number) =>
    counted.reduce((total, prize) => total + of(prize), 0)
  const units = sum(({ count }) => count)
  return {
    worst: sum(({ count, value }) => count * value),
    points: sum(({ count, points = 0 }) => count * points),
    prizes: units,
    places: kind === 'draw' ? null : units + blanks,
  }
}

/** Units of a prize over all its lots. */
export function unitsOf({ lots }: { lots: readonly { quantity: number }[] }): number {
  return lots.reduce((total, { quantity }) => total + (quantity || 0), 0)
}
