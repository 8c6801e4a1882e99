import type { StoreStatistics } from '#domain/counter/api.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { statisticsTexts as texts } from './texts.ts'

/** Points by day or week: a table whose middle column shows each as a bar of the greatest. */
export function BarTable({ by, buckets }: Pick<StoreStatistics, 'by' | 'buckets'>) {
  const most = Math.max(1, ...buckets.map(({ points }) => points))
  return (
    <section>
      <h2 className="mb-3 text-lg font-bold">{texts.chart[by]}</h2>
      <div
        className="max-h-120 overflow-y-auto rounded-md border border-line bg-white"
        tabIndex={0}
        role="region"
        aria-label={texts.chart[by]}
      >
        <table className="tabular w-full text-sm">
          <caption className="sr-only">{texts.chart[by]}</caption>
          <thead className="sticky top-0 bg-white text-xs text-ink-3">
            <tr>
              <th scope="col" colSpan={2} className="px-3 py-2 text-left font-semibold">
                {texts[by]}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-semibold">
                {texts.points}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-semibold phone:hidden">
                {texts.entries}
              </th>
            </tr>
          </thead>
          <tbody>
            {buckets.map(({ from, to, points, entries }) => (
              <tr key={from} className="border-t border-line">
                <th scope="row" className="w-0 px-3 py-2 text-left font-medium whitespace-nowrap">
                  {texts.span(from, to)}
                </th>
                <td aria-hidden="true" className="py-2">
                  <Bar share={points / most} />
                </td>
                <td className="w-0 px-3 py-2 text-right font-semibold whitespace-nowrap">
                  {formatPoints(points)}
                </td>
                <td className="w-0 px-3 py-2 text-right phone:hidden">{formatNumber(entries)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Drawn by attributes: the page's policy forbids styles of its own. */
function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="block h-4 w-full">
      <rect width="100" height="10" className="fill-ground" />
      <rect width={Math.round(share * 1000) / 10} height="10" className="fill-primary" />
    </svg>
  )
}
