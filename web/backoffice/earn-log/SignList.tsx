import ShieldCheck from 'lucide-react/icons/shield-check'
import { useNavigate, useSearchParams } from 'react-router'
import {
  listForgerySignals,
  signKinds,
  type ForgerySignal,
} from '#domain/counter/backoffice/api.ts'
import { signLabels } from '#domain/counter/backoffice/texts.ts'
import { formatDateTime, vietnamDayOf } from '#domain/kernel/dates.ts'
import { withDots } from '#web/features/code-entry/code-typing.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Answered } from '../parts/Answered.tsx'
import { useQuery } from '../data/use-query.ts'
import { DayFilter } from '../parts/DayFilter.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { backofficeLogPath, readSignFilter, signPath } from './log-filter.ts'
import { earnLogTexts as texts } from './texts.ts'

/** Signs of forged or traded codes, newest first: a person looks into each. */
export function SignList() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const filter = readSignFilter(query)
  const answer = useQuery(listForgerySignals, filter, { keepsPrevious: true })
  const { data } = answer
  const { kind: _kind, ...days } = filter
  const chips = [
    { key: 'all', label: texts.all, to: signPath(days), isCurrent: filter.kind === undefined },
    ...signKinds.map((kind) => ({
      key: kind,
      label: signLabels[kind],
      isCurrent: filter.kind === kind,
      to: signPath({ ...filter, kind }),
    })),
  ]
  return (
    <>
      <StateChips label={texts.kinds} chips={chips} />
      <div className="mb-3.5 flex flex-wrap items-end gap-2.5">
        <DayFilter
          // Without a choice the last week is shown, and the choice says so.
          range={days.from || days.to || !data ? days : { from: data.from, to: data.to }}
          onChange={({ from, to }) =>
            void navigate(
              signPath({
                ...(filter.kind ? { kind: filter.kind } : {}),
                ...(from ? { from } : {}),
                ...(to ? { to } : {}),
              }),
            )
          }
        />
      </div>
      <Answered answer={answer}>{({ items }) => <Signs signs={items} />}</Answered>
    </>
  )
}

function Signs({ signs }: { signs: readonly ForgerySignal[] }) {
  if (signs.length === 0) {
    return (
      <EmptyState
        icon={<ShieldCheck aria-hidden="true" />}
        title={texts.signsEmpty}
        text={texts.signsEmptyText}
      />
    )
  }
  return (
    <ul aria-label={texts.signsTable} className="flex flex-col gap-2.5">
      {signs.map((sign) => (
        <Sign
          key={`${sign.kind} ${sign.pharmacy?.code ?? sign.phone} ${sign.last_at}`}
          sign={sign}
        />
      ))}
    </ul>
  )
}

function Sign({ sign }: { sign: ForgerySignal }) {
  const { kind, pharmacy, phone, entry, pharmacies, detail, first_at: first, last_at: last } = sign
  const of = pharmacy ? `${pharmacy.name} (${pharmacy.code})` : texts.ofPhone(withDots(phone ?? ''))
  const [from, to] = [first, last].map((at) => vietnamDayOf(new Date(at))) as [string, string]
  const status = kind === 'manyWrong' ? ('wrong' as const) : undefined
  const way = { pharmacy: pharmacy?.code, customer_of: entry, status, from, to }
  return (
    <li className="rounded-md border border-line bg-white p-3.5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <b className="font-semibold">{of}</b>
        <Badge tone="sale">{signLabels[kind]}</Badge>
      </div>
      <p>{detail}</p>
      {pharmacies.length > 0 && (
        <ol className="mt-1 text-sm text-ink-2">
          {pharmacies.map(({ code, name, at }) => (
            <li key={`${code} ${at}`} className="tabular">
              {formatDateTime(at)} · {name} ({code})
            </li>
          ))}
        </ol>
      )}
      <p className="-mb-2 flex flex-wrap items-center justify-between gap-x-2 text-sm text-ink-3">
        <span className="tabular">
          {formatDateTime(first)} – {formatDateTime(last)}
        </span>
        <Anchor
          to={backofficeLogPath(way)}
          className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
        >
          {texts.openLog}
        </Anchor>
      </p>
    </li>
  )
}
