import { useEffect, useEffectEvent } from 'react'
import { getCustomer, type CustomerHead } from '#domain/customer/backoffice/api.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { seconds } from '#domain/kernel/durations.ts'
import { isRefused } from '#web/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { failureText } from '#web/form/failure-text.ts'
import type { Query } from '#web/query/use-query.ts'
import { now } from '#web/state/clock.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useQuery } from '../data/use-query.ts'
import { BackofficeNotFound } from '../parts/BackofficeNotFound.tsx'
import { Forbidden } from '../parts/Forbidden.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { OpenCustomerPanel } from './OpenCustomerPanel.tsx'
import { Overview } from './Overview.tsx'
import { Sections } from './Sections.tsx'
import { customerTexts as texts } from './texts.ts'

/** One person: masked until a task or a reason opens them. */
export function CustomerScreen({ id }: { id: number }) {
  const customer = useQuery(getCustomer, { id })
  const { data, error } = customer
  useShutting(customer)
  if (data) return <Shown data={data} customer={customer} />
  if (!error) return <PageSkeleton />
  if (isRefused(error, 'notFound')) return <BackofficeNotFound text={texts.notFound} />
  if (isRefused(error, 'forbidden')) return <Forbidden />
  return (
    <ErrorState
      level={1}
      text={failureText(error)}
      onRetry={() => void customer.refresh()}
      className="py-20"
    />
  )
}

/** What a part of an open customer's page is given. */
export interface CustomerPartProps {
  data: CustomerHead
  onChanged: (customer: CustomerHead) => void
  /** The half hour is over: a reason is asked for again. */
  onShut: () => void
}

function Shown({ data, customer }: { data: CustomerHead; customer: Query<CustomerHead> }) {
  const part = { data, onChanged: customer.put, onShut: () => void customer.refresh() }
  return (
    <>
      <PageHead
        title={data.name}
        back={{ to: backofficePaths.customers(), label: texts.back }}
        beside={
          <Badge tone={data.kind === 'member' ? 'info' : 'neutral'}>{texts.kinds[data.kind]}</Badge>
        }
        text={
          <>
            {data.phone}
            {data.open_until && (
              <span className="text-ink-3">
                {' '}
                · {texts.openUntil(formatDateTime(data.open_until))}
              </span>
            )}
          </>
        }
      />
      {data.kind === 'erased' && <p className="mb-4 text-ink-2">{texts.gone}</p>}
      {data.open_until === null ? (
        <OpenCustomerPanel id={data.id} onOpened={customer.put} />
      ) : (
        <div className="flex flex-col gap-4">
          <Overview {...part} />
          <Sections {...part} />
        </div>
      )}
    </>
  )
}

/** Asks anew when the half hour is over, so that nobody's data stays on a screen that was left. */
function useShutting({ data, refresh }: Query<CustomerHead>) {
  const until = data?.open_until
  const ask = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (!until) return
    const timer = setTimeout(ask, Math.max(0, Date.parse(until) - now()) + seconds(1))
    return () => clearTimeout(timer)
  }, [until])
}
