import type { Output, ParsedInput } from '#domain/contract.ts'
import { pointGroups, pointMoves, type PointMove } from '#domain/backoffice/reports/point-moves.ts'
import {
  type getPointReport as definition,
  noProgramme,
} from '#domain/backoffice/reports/points/api.ts'
import { reportTexts as texts } from '#domain/backoffice/reports/texts.ts'
import { pointValueOn } from '#domain/loyalty/point-value.ts'
import type { Context } from '../../../context.ts'
import { readSetting } from '../../../settings/index.ts'
import { periodOf } from '../period.ts'
import {
  arePointsBehind,
  listProgrammeNames,
  sumMonths,
  sumMoves,
  type SummedMove,
} from './point-queries.ts'

type Report = Output<typeof definition>

/** What members have of points and what became of it, of days that were counted; no row names anybody. */
export async function getPointReport(
  ctx: Context,
  asked: ParsedInput<typeof definition>,
): Promise<Report> {
  const { db } = ctx
  const days = periodOf(ctx, asked)
  const programme = asked.programme ?? null
  const [sums, months, names, behind, values] = await Promise.all([
    sumMoves(db, days),
    sumMonths(db, { to: days.to, programme }),
    listProgrammeNames(db),
    arePointsBehind(db),
    readSetting(db, 'pointValue'),
  ])
  const value = pointValueOn(values, days.to)
  const wanted = sums.filter(({ programmeId }) => programme === null || programmeId === programme)
  return {
    ...days,
    behind,
    value,
    total: figuresOf(wanted),
    moves: movesOf(wanted),
    programmes: [...names, { id: noProgramme, name: texts.noProgramme }].flatMap(({ id, name }) => {
      const ofProgramme = sums.filter(({ programmeId }) => programmeId === id)
      return ofProgramme.length === 0 ? [] : [{ id, name, ...figuresOf(ofProgramme) }]
    }),
    months: months.map(({ month, points }) => ({
      month,
      points,
      vnd: value && points * value.vnd,
    })),
  }
}

function figuresOf(sums: readonly SummedMove[]): Report['total'] {
  const moved = (moves: readonly PointMove[]) =>
    sum(sums.filter(({ move }) => move !== null && moves.includes(move)))
  const opening = sum(sums.filter(({ move }) => move === null))
  const groups = Object.fromEntries(pointGroups.map((group) => [group, moved(pointMoves[group])]))
  return {
    ...(groups as Omit<Report['total'], 'opening' | 'closing'>),
    opening,
    closing: sum(sums),
  }
}

function movesOf(sums: readonly SummedMove[]): Report['moves'] {
  const moves = Map.groupBy(
    sums.filter((each) => each.move !== null),
    ({ move }) => move!,
  )
  return [...moves].map(([move, of]) => ({ move, points: sum(of) }))
}

function sum(sums: readonly SummedMove[]): number {
  return sums.reduce((all, { points }) => all + points, 0)
}
