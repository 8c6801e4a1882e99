import ShieldCheck from 'lucide-react/icons/shield-check'
import { useNavigate, useSearchParams } from 'react-router'
import { listForgerySigns, signKinds, type ForgerySign } from '#domain/counter/desk/api.ts'
import { signLabels } from '#domain/counter/desk/texts.ts'
import { formatDateTime, vietnamDayOf } from '#domain/kernel/dates.ts'
import { withDots } from '#web/features/earn/code-typing.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Answered } from '../parts/Answered.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { DayFilter } from '../parts/DayFilter.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { deskLogPath, readSignFilter, signPath } from './log-filter.ts'
import { earnLogTexts as texts } from './texts.ts'

/** Signs of forged or traded codes, newest first: a person looks into each. */
export function SignList() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const filter = readSignFilter(query)
  const answer = useResource(signPath(filter), (signal) =>
    callDesk(listForgerySigns, filter, { signal }),
  )
  const { data } = answer
  const { kind: _kind, ...days } = filter
  const chips = [
    { key: 'all', label: texts.all, to: signPath(days), isCurrent: filter.kind === undefined },
    ...signKinds.map((kind) => ({
      ...{ key: kind, label: signLabels[kind], isCurrent: filter.kind === kind },
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

function Signs({ signs }: { signs: readonly ForgerySign[] }) {
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
        <Sign key={`${sign.kind} ${sign.store?.code ?? sign.phone} ${sign.last_at}`} sign={sign} />
      ))}
    </ul>
  )
}

function Sign({ sign }: { sign: ForgerySign }) {
  const { kind, store, phone, entry, stores, detail, first_at: first, last_at: last } = sign
  const of = store ? `${store.name} (${store.code})` : texts.ofPhone(withDots(phone ?? ''))
  const [from, to] = [first, last].map((at) => vietnamDayOf(new Date(at))) as [string, string]
  const status = kind === 'manyWrong' ? ('wrong' as const) : undefined
  const way = { store: store?.code, customer_of: entry, status, from, to }
  return (
    <li className="rounded-md border border-line bg-white p-3.5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <b className="font-semibold">{of}</b>
        <Badge tone="sale">{signLabels[kind]}</Badge>
      </div>
      <p>{detail}</p>
      {stores.length > 0 && (
        <ol className="mt-1 text-sm text-ink-2">
          {stores.map(({ code, name, at }) => (
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
          to={deskLogPath(way)}
          className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
        >
          {texts.openLog}
        </Anchor>
      </p>
    </li>
  )
}
