import type { ReactNode } from 'react'
import { reportStateLabels } from '#domain/genuine/backoffice/report-states.ts'
import type { CodeTrace } from '#domain/genuine/backoffice/trace.ts'
import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { resultNameOf, resultTexts } from '#domain/loyalty/result-codes.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { batchScreenTexts as batchTexts, traceScreenTexts as texts } from './texts.ts'

const tones: Record<CodeTrace['state'], BadgeTone> = {
  unknown: 'sale',
  inactive: 'sale',
  free: 'ok',
  used: 'info',
  returned: 'neutral',
  recalled: 'sale',
  test: 'neutral',
}

/** All that is known of a code, the verdict first. */
export function TraceView({ trace }: { trace: CodeTrace }) {
  const { state, code_masked: code } = trace
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="tabular text-lg font-semibold tracking-wide">{code}</b>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        <span className="text-ink-2">{texts.says[state]}</span>
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {trace.batch && <BatchPanel batch={trace.batch} />}
        {state !== 'unknown' && <UsePanel use={trace.use} />}
        {state !== 'unknown' && <PointsPanel points={trace.points} />}
        <AttemptsPanel attempts={trace.attempts} />
        <ReportsPanel reports={trace.reports} />
      </div>
    </>
  )
}

function BatchPanel({ batch }: { batch: NonNullable<CodeTrace['batch']> }) {
  const { product_name: name, product_code: code, serial } = batch
  return (
    <Panel title={texts.batch}>
      <Facts
        facts={[
          {
            label: texts.batchName,
            value: (
              <Anchor
                to={backofficePaths.codeBatch(batch.id)}
                className="text-primary hover:underline"
              >
                {batch.name}
              </Anchor>
            ),
          },
          {
            label: texts.product,
            value: name ? `${name} (${code})` : `${code}, ${batchTexts.notInShop}`,
          },
          { label: texts.kind, value: batchTexts.kinds[batch.kind] },
          batch.lot !== '' && { label: texts.lot, value: batch.lot },
          { label: texts.point, value: formatNumber(batch.point) },
          batch.product_expires_on !== null && {
            label: texts.expires,
            value: formatDate(batch.product_expires_on),
          },
          batch.earn_until !== null && {
            label: texts.earnUntil,
            value: formatDate(batch.earn_until),
          },
          serial !== null && { label: texts.serial, value: formatNumber(serial) },
          batch.recall_reason !== '' && { label: texts.recalled, value: batch.recall_reason },
        ]}
      />
    </Panel>
  )
}

function UsePanel({ use }: Pick<CodeTrace, 'use'>) {
  if (!use) return <Panel title={texts.use}>{texts.notUsed}</Panel>
  const who = [use.loyalty_number, use.phone].filter(Boolean).join(' · ')
  const nobody = use.channel === 'return' ? texts.byBox : texts.erased
  return (
    <Panel title={texts.use}>
      <Facts
        facts={[
          { label: texts.at, value: formatDateTime(use.at) },
          { label: texts.by, value: who === '' ? nobody : who },
          { label: texts.where, value: use.place || texts.channels[use.channel] },
          use.pharmacy_code !== null && {
            label: texts.pharmacy,
            value: (
              <Anchor
                to={backofficePaths.pharmacy(use.pharmacy_code)}
                className="text-primary hover:underline"
              >
                {use.pharmacy_code}
              </Anchor>
            ),
          },
          { label: texts.point, value: formatNumber(use.point) },
        ]}
      />
    </Panel>
  )
}

function PointsPanel({ points }: Pick<CodeTrace, 'points'>) {
  return (
    <Panel title={texts.pointsTitle}>
      <Lines none={texts.noPoints}>
        {points.map(({ at, change, owed, kind, loyalty_number: number }) => (
          <Line key={at + kind} at={at}>
            {kind === 'given' ? texts.given : texts.takenBack}{' '}
            <b className="tabular font-semibold">{formatNumber(Math.abs(change))}</b>
            {owed > 0 && ` (${texts.owed(owed)})`} · {number}
          </Line>
        ))}
      </Lines>
    </Panel>
  )
}

function AttemptsPanel({ attempts }: Pick<CodeTrace, 'attempts'>) {
  return (
    <Panel title={texts.attempts}>
      <Lines none={texts.noAttempts}>
        {attempts.map((each, nth) => (
          <Line key={`${each.at} ${nth}`} at={each.at}>
            {titleOfResult(each.result)}
            <span className="block text-ink-2">
              {[each.phone, texts.channels[each.channel], each.pharmacy_code, each.user]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Line>
        ))}
      </Lines>
    </Panel>
  )
}

function titleOfResult(code: number): string {
  const name = resultNameOf(code)
  return name ? resultTexts[name].title : String(code)
}

function ReportsPanel({ reports }: Pick<CodeTrace, 'reports'>) {
  return (
    <Panel title={texts.reports}>
      <Lines none={texts.noReports}>
        {reports.map(({ id, reference, state, at }) => (
          <Line key={id} at={at}>
            <Anchor to={backofficePaths.counterfeit(id)} className="text-primary hover:underline">
              {reference}
            </Anchor>{' '}
            · {reportStateLabels[state]}
          </Line>
        ))}
      </Lines>
    </Panel>
  )
}

function Lines({ none, children }: { none: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className="text-ink-2">{none}</p>
  return <ul className="divide-y divide-line text-sm">{children}</ul>
}

function Line({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-2">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <span className="tabular text-ink-3">{formatDateTime(at)}</span>
    </li>
  )
}
