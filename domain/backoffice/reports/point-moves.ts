/** How points that members have become more or fewer, by the part of the report that sums them. */
export const pointMoves = {
  earned: ['order', 'package', 'code', 'survey', 'game', 'profile', 'otherEarned'],
  adjusted: ['adjust'],
  redeemed: ['gifts', 'vouchers', 'giftsAndVouchers', 'otherRedeemed'],
  returned: ['returned'],
  expired: ['expired'],
  reversed: ['takenBack', 'debt'],
  moved: ['moved'],
} as const

export type PointGroup = keyof typeof pointMoves
export type PointMove = (typeof pointMoves)[PointGroup][number]

export const pointGroups = Object.keys(pointMoves) as readonly PointGroup[]
/** In the order of the report. */
export const allPointMoves: readonly PointMove[] = pointGroups.flatMap((group) => [
  ...pointMoves[group],
])

export type PointFigure = PointGroup | PointMove
export const pointFigures: readonly PointFigure[] = [...new Set([...pointGroups, ...allPointMoves])]

/** What a figure of the report sums: a group's moves, or the one move. */
export function movesOf(figure: PointFigure): readonly PointMove[] {
  return isGroup(figure) ? pointMoves[figure] : [figure]
}

function isGroup(figure: PointFigure): figure is PointGroup {
  return Object.hasOwn(pointMoves, figure)
}
