import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import type { LedgerLine } from '#domain/membership/api.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { entryLabel, signedPoints } from './entry-words.ts'
import { pointsTexts as texts } from './texts.ts'

/** Everything there is to say about one movement, as a receipt says it. */
export function EntryReceipt({ line }: { line: LedgerLine }) {
  const { id, point, balance, note, created_at, expires_on, ref } = line
  return (
    <dl className="mb-3 ml-13 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 rounded-md border border-dashed border-[#c9d3e2] bg-ground px-4 py-3 text-sm phone:ml-0 phone:grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)] phone:px-3">
      <Row label={texts.number}>{id}</Row>
      <Row label={texts.time}>{formatDateTime(created_at)}</Row>
      <Row label={texts.what}>{entryLabel(line)}</Row>
      {note && <Row label={texts.why}>{note}</Row>}
      {ref?.code && ref.kind === 'order' && (
        <Row label={texts.orderLabel}>
          <Anchor
            to={paths.myOrder(ref.code)}
            className="inline-flex min-h-6 items-center font-medium text-primary underline underline-offset-3 pointer-coarse:min-h-11"
          >
            {ref.code}
          </Anchor>
        </Row>
      )}
      {ref?.code && ref.kind === 'code' && <Row label={texts.codeLabel}>{ref.code}</Row>}
      {ref?.product && <Row label={texts.product}>{ref.product}</Row>}
      <Row label={texts.change}>{signedPoints(point)}</Row>
      {expires_on && <Row label={texts.usableUntil}>{formatDate(expires_on)}</Row>}
      <Row label={texts.after}>{formatPoints(balance)}</Row>
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{label}</dt>
      <dd className="tabular min-w-0 break-words">{children}</dd>
    </>
  )
}
