import { formatDate } from '#domain/kernel/dates.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { getPartnerUsage, type PartnerUsage } from '#domain/partner/backoffice/calls.ts'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { Panel } from '../parts/Panel.tsx'
import { callTexts as texts } from './texts.ts'

const height = 64
const barWidth = 8
const step = 10

/** How much a partner calls: a bar a day, and which calls. */
export function UsagePanel({ partnerId }: { partnerId: number }) {
  const answer = useQuery(getPartnerUsage, { id: partnerId })
  return (
    <Panel title={texts.usage}>
      <Answered answer={answer}>
        {({ days, calls }) =>
          calls.length === 0 ? (
            <p className="text-ink-2">{texts.noCalls}</p>
          ) : (
            <>
              <p className="tabular text-sm text-ink-2">
                {texts.total(sum(days, 'calls'), sum(days, 'errors'))}
              </p>
              <Bars days={days} />
              <CallTable calls={calls} />
            </>
          )
        }
      </Answered>
    </Panel>
  )
}

function sum(days: PartnerUsage['days'], what: 'calls' | 'errors'): number {
  return days.reduce((total, day) => total + day[what], 0)
}

/** What failed stands on what did not, in another colour; each bar says its figures. */
function Bars({ days }: { days: PartnerUsage['days'] }) {
  const most = Math.max(1, ...days.map(({ calls }) => calls))
  const scaled = (count: number) => (count === 0 ? 0 : Math.max(1.5, (count / most) * height))
  return (
    <svg
      role="img"
      aria-label={texts.chart}
      viewBox={`0 0 ${days.length * step} ${height}`}
      preserveAspectRatio="none"
      className="mt-3 h-16 w-full"
    >
      {days.map(({ day, calls, errors, average_ms: ms }, at) => {
        const [whole, failed] = [scaled(calls), scaled(errors)]
        return (
          <g key={day}>
            <title>{texts.dayTold(formatDate(day), calls, errors, ms)}</title>
            <rect x={at * step} y={0} width={step} height={height} className="fill-transparent" />
            <rect
              x={at * step + 1}
              y={height - whole}
              width={barWidth}
              height={whole}
              className="fill-primary"
            />
            <rect
              x={at * step + 1}
              y={height - failed}
              width={barWidth}
              height={failed}
              className="fill-sale"
            />
          </g>
        )
      })}
    </svg>
  )
}

function CallTable({ calls }: Pick<PartnerUsage, 'calls'>) {
  const { heads } = texts
  return (
    <table className="tabular mt-4 w-full text-sm">
      <thead className="text-left text-ink-3">
        <tr>
          <th scope="col" className="py-1.5 font-normal">
            {heads.call}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-normal">
            {heads.calls}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-normal">
            {heads.errors}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-normal phone:hidden">
            {heads.average}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {calls.map(({ call, calls: count, errors, average_ms: ms }) => (
          <tr key={call}>
            <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
              {shortCall(call)}
            </th>
            <td className="py-2 pl-3 text-right">{formatNumber(count)}</td>
            <td className={errors > 0 ? 'py-2 pl-3 text-right text-sale' : 'py-2 pl-3 text-right'}>
              {formatNumber(errors)}
            </td>
            <td className="py-2 pl-3 text-right phone:hidden">{texts.ms(ms)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What all of them have in common is left out. */
export function shortCall(call: string): string {
  return call.replace('/api/api/app/', '')
}
