import { getStatement, type CashStatement } from '#domain/order/cash/backoffice/statements.ts'
import { cashCarrierLabel } from '#domain/order/cash/texts.ts'
import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { isRefused } from '#web/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { failureText } from '#web/form/failure-text.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useQuery } from '../data/use-query.ts'
import { BackofficeNotFound } from '../parts/BackofficeNotFound.tsx'
import { ExportLink } from '../parts/ExportLink.tsx'
import { Forbidden } from '../parts/Forbidden.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { MissingOf } from './MissingOf.tsx'
import { BankStatement, ReverseStatement } from './StatementActions.tsx'
import { StatementLines } from './StatementLines.tsx'
import { StatementState } from './StatementsScreen.tsx'
import { cashScreenTexts as texts } from './texts.ts'

/** One statement: what came for which parcels, what differs, and what became of it. */
export function StatementScreen({ id }: { id: number }) {
  const { data, error, refresh } = useQuery(getStatement, { id }, { live: ['cash'] })
  if (data) return <Shown statement={data} onChanged={refresh} />
  if (!error) return <PageSkeleton />
  if (isRefused(error, 'notFound')) return <BackofficeNotFound text={texts.notFound} />
  if (isRefused(error, 'forbidden')) return <Forbidden />
  return (
    <ErrorState
      level={1}
      text={failureText(error)}
      onRetry={() => void refresh()}
      className="py-20"
    />
  )
}

export interface StatementProps {
  statement: CashStatement
  onChanged: () => Promise<unknown>
}

function Shown({ statement, onChanged }: StatementProps) {
  const { id, reference, reversal, unexplained } = statement
  return (
    <>
      <PageHead
        title={texts.statementOf(reference)}
        back={{ to: backofficePaths.cashStatements(), label: texts.back }}
        beside={<StatementState {...statement} />}
        more={
          <>
            <ExportLink href={`/api/admin/cash-statements/${id}/export`}>{texts.csv}</ExportLink>
            <ReverseStatement statement={statement} onChanged={onChanged} />
          </>
        }
        actions={<BankStatement statement={statement} onChanged={onChanged} />}
      />
      {reversal && (
        <p className="mb-4 rounded-md bg-ground px-4 py-3">
          <b className="font-semibold">
            {texts.reversedBox(reversal.by, formatDateTime(reversal.at))}
          </b>
          <span className="block text-ink-2">{reversal.reason}</span>
        </p>
      )}
      {unexplained > 0 && (
        <p className="mb-4 rounded-md bg-point-tint px-4 py-3 font-semibold">
          {texts.waitsFor(unexplained)}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <StatementLines statement={statement} onChanged={onChanged} />
        <div className="flex min-w-0 flex-col gap-4 max-md:row-start-1">
          <FactsPanel statement={statement} />
          <HistoryPanel history={statement.history} />
        </div>
      </div>
    </>
  )
}

function FactsPanel({ statement }: { statement: CashStatement }) {
  const { carrier, received, fee, missing, parcels, banked, file_name: file } = statement
  return (
    <Panel title={texts.facts}>
      <Facts
        facts={[
          { label: texts.carrier, value: cashCarrierLabel(carrier) },
          { label: texts.on, value: formatDate(statement.stated_on) },
          { label: texts.statementColumns.parcels, value: String(parcels) },
          { label: texts.received, value: formatVnd(received), strong: true },
          fee > 0 && { label: texts.fee, value: formatVnd(fee) },
          missing !== 0 && { label: texts.difference, value: <MissingOf missing={missing} /> },
          banked !== null && {
            label: texts.bankedFact,
            value: texts.bankedOf(formatDate(banked.on), banked.reference),
          },
          banked !== null && { label: texts.bankedBy, value: banked.by },
          { label: texts.source, value: file || texts.byHand },
          { label: texts.madeBy, value: statement.made_by },
          { label: texts.madeAt, value: formatDateTime(statement.made_at) },
        ]}
      />
    </Panel>
  )
}

function HistoryPanel({ history }: Pick<CashStatement, 'history'>) {
  if (history.length === 0) return null
  return (
    <Panel title={texts.history}>
      <ol className="divide-y divide-line">
        {history.map(({ at, by, action, reason }) => (
          <li key={`${at} ${action}`} className="flex flex-col gap-0.5 py-2.5 first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="font-semibold">{action}</b>
              <When at={at} className="text-sm text-ink-3" />
            </span>
            <span className="text-sm text-ink-2 wrap-anywhere">
              {by}
              {reason && ` · ${reason}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
