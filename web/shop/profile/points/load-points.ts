import { getMembership, listPointHistory } from '#domain/membership/api.ts'
import { today } from '#web/state/clock.ts'
import { memberLoader } from '../member-loader.ts'
import { readPointsFilter } from './points-filter.ts'

const linesOnPage = 20

/** What the points stand at, and one page of how they came and went. */
export const loadPoints = memberLoader(async (api, { request }) => {
  const { kind, period, page, isFull } = readPointsFilter(
    new URL(request.url).searchParams,
    today(),
  )
  const [membership, history] = await Promise.all([
    api.call(getMembership, {}),
    api.call(listPointHistory, {
      page,
      limit: linesOnPage,
      events: !isFull,
      ...(kind.kind ? { type: kind.kind } : {}),
      ...(period.from ? { from: period.from, to: period.to } : {}),
    }),
  ])
  return { loai: kind.key, ky: period.key, isFull, membership, history }
})

export type PointsData = NonNullable<Awaited<ReturnType<typeof loadPoints>>>
