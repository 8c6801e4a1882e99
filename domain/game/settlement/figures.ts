import { z } from 'zod'
import type { AnnouncedBox } from '../definition.ts'

/** What became of one prize. Of what is sent, it is given once its winner has it. */
export const prizeFigures = z.object({
  id: z.int(),
  name: z.string(),
  /** Đồng that one is worth. */
  value: z.int(),
  announced: z.int(),
  given: z.int(),
  /** Held, or on their way. */
  running: z.int(),
  /** Won, and lost by whoever won them; nobody got them instead. */
  lapsed: z.int(),
  /** Neither given nor on their way: nobody won them, or they lapsed. */
  unclaimed: z.int(),
})
export type PrizeFigures = z.output<typeof prizeFigures>

/** All that a settlement reckons with; frozen with it. */
export const settlementFigures = z.object({
  entries: z.int(),
  blanks: z.int(),
  blanks_drawn: z.int(),
  prizes: z.array(prizeFigures),
  given_value: z.int(),
  unclaimed_value: z.int(),
  /** Of a hundred, by the law of the day on which the campaign ended; null where nobody has written it down. */
  share: z.int().nullable(),
  share_source: z.string(),
  /** Đồng that go to the State; null where the share is not known. */
  owed: z.int().nullable(),
})
export type SettlementFigures = z.output<typeof settlementFigures>

export interface CountedPrize {
  prize: number
  given: number
  running: number
  lapsed: number
}

/** Figures of a campaign from what was counted; of a part of a đồng a whole one is owed. */
export function figuresOf(
  { prizes, lots, blanks }: Pick<AnnouncedBox, 'prizes' | 'lots' | 'blanks'>,
  counted: readonly CountedPrize[],
  of: {
    entries: number
    blanksDrawn: number
    share: { value: number; source: string } | null
  },
): SettlementFigures {
  const rows = prizes.map(({ id, name, value }): PrizeFigures => {
    const units = lots.filter(({ prize }) => prize === id)
    const announced = units.reduce((sum, { quantity }) => sum + quantity, 0)
    const none = { given: 0, running: 0, lapsed: 0 }
    const { given, running, lapsed } = counted.find(({ prize }) => prize === id) ?? none
    const unclaimed = announced - given - running
    // A prize that a reserve got instead has lapsed for nobody.
    return {
      id,
      name,
      value,
      announced,
      given,
      running,
      lapsed: Math.min(lapsed, unclaimed),
      unclaimed,
    }
  })
  const worth = (count: (row: PrizeFigures) => number) =>
    rows.reduce((sum, row) => sum + count(row) * row.value, 0)
  const unclaimedValue = worth(({ unclaimed }) => unclaimed)
  return {
    entries: of.entries,
    blanks,
    blanks_drawn: of.blanksDrawn,
    prizes: rows,
    given_value: worth(({ given }) => given),
    unclaimed_value: unclaimedValue,
    share: of.share?.value ?? null,
    share_source: of.share?.source ?? '',
    owed: of.share && Math.ceil((unclaimedValue * of.share.value) / 100),
  }
}
