import type { Output } from '../../contract.ts'
import { pointGroups, pointMoves, type PointGroup, type PointMove } from './point-moves.ts'
import type { getPointReport } from './points/api.ts'
import { reportTexts as texts } from './texts.ts'

type Report = Output<typeof getPointReport>

export interface PointLine {
  key: 'opening' | PointGroup | PointMove | 'closing'
  name: string
  points: number
  /** A sum, not one of its parts. */
  isSum: boolean
}

/** The roll-forward as it is read: what there was, each group with its parts where it has several, what there is. */
export function pointLines({ total, moves }: Pick<Report, 'total' | 'moves'>): PointLine[] {
  const sums = new Map(moves.map(({ move, points }) => [move, points]))
  const partsOf = (group: PointGroup) => {
    const parts = pointMoves[group].filter((move) => sums.has(move))
    if (pointMoves[group].length === 1) return []
    return parts.map((move) => line(move, texts.pointMoves[move], sums.get(move)!))
  }
  return [
    line('opening', texts.opening, total.opening, true),
    ...pointGroups.flatMap((group) =>
      group === 'moved' && total.moved === 0
        ? []
        : [line(group, texts.pointGroups[group], total[group], true), ...partsOf(group)],
    ),
    line('closing', texts.closing, total.closing, true),
  ]
}

function line(key: PointLine['key'], name: string, points: number, isSum = false): PointLine {
  return { key, name, points, isSum }
}
