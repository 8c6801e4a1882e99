import type { PharmacyStatistics } from '#domain/counter/api.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'
import { statisticsTexts as texts } from './texts.ts'

/** Points by day or week: a table whose middle column shows each as a bar of the greatest. */
export function PointBars({ by, buckets }: Pick<PharmacyStatistics, 'by' | 'buckets'>) {
  const paths = usePharmacyPaths()
  const max = Math.max(1, ...buckets.map(({ points }) => points))
  const figure = 'w-0 py-1 pr-4 text-right phone:pr-3'
  return (
    <section className="rounded-md border border-line bg-white">
      <h2 className="px-4 pt-3.5 text-base phone:px-3.5">{texts.chart[by]}</h2>
      <div
        className="max-h-120 overflow-y-auto rounded-md"
        tabIndex={0}
        role="region"
        aria-label={texts.chart[by]}
      >
        <table className="tabular w-full text-sm">
          <caption className="sr-only">{texts.chart[by]}</caption>
          <thead className="sticky top-0 bg-white text-xs text-ink-2">
            <tr>
              <th
                scope="col"
                colSpan={2}
                className="py-2 pl-4 text-left font-semibold phone:pl-3.5"
              >
                {texts[by]}
              </th>
              <th scope="col" className={`${figure} font-semibold`}>
                {texts.heads.points}
              </th>
              <th scope="col" className={`${figure} font-semibold whitespace-nowrap`}>
                {texts.codes}
              </th>
            </tr>
          </thead>
          <tbody>
            {buckets.map(({ from, to, points, earned }) => (
              <tr key={from} className="border-t border-line">
                <th scope="row" className="w-0 pl-4 text-left font-medium phone:pl-3.5">
                  <Anchor
                    to={paths.statistics({ tu: from, den: to })}
                    className="inline-flex min-h-10 items-center whitespace-nowrap hover:text-primary hover:underline"
                  >
                    {from === to ? texts.weekday(from) : texts.span(from, to)}
                  </Anchor>
                </th>
                <td aria-hidden="true" className="px-3 py-1">
                  <Bar share={points / max} />
                </td>
                <td className={`${figure} font-semibold`}>{orDash(points)}</td>
                <td className={`${figure} text-ink-2`}>{orDash(earned)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function orDash(value: number): string {
  return value === 0 ? '–' : formatNumber(value)
}

/** Drawn by attributes: the page's policy forbids styles of its own. */
function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="block h-3 w-full">
      <rect width={Math.round(share * 1000) / 10} height="10" className="fill-primary/75" />
    </svg>
  )
}
