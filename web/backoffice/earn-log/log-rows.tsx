import type { BackofficeEarnLog } from '#domain/counter/backoffice/api.ts'
import type { EarnLogStatus } from '#domain/counter/earn-log-status.ts'
import { earnLogStatusLabels } from '#domain/counter/texts.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { resultNameOf, resultTexts } from '#domain/loyalty/result-codes.ts'
import { withDots } from '#web/features/code-entry/code-typing.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import type { Column } from '#web/ui/Table.tsx'
import type { BackofficeLogFilter } from './log-filter.ts'
import { earnLogTexts as texts } from './texts.ts'

/** The log's columns; a customer and a pharmacy lead to what else they did, by `narrowed`. */
export function logColumns(
  narrowed: (changed: BackofficeLogFilter) => string,
): Column<BackofficeEarnLog>[] {
  return [
    { key: 'at', head: texts.columns.at, className: 'whitespace-nowrap', cell: timeOf },
    {
      key: 'phone',
      head: texts.columns.phone,
      className: 'whitespace-nowrap',
      cell: ({ id, phone }) => {
        if (!phone) return texts.forgotten
        return <Narrowing to={narrowed({ customer_of: id })}>{withDots(phone)}</Narrowing>
      },
    },
    {
      key: 'code',
      head: texts.columns.code,
      className: 'whitespace-nowrap',
      cell: ({ code_masked: code }) => withDots(code),
    },
    { key: 'status', head: texts.columns.status, cell: (row) => <Status row={row} /> },
    {
      key: 'store',
      head: texts.columns.pharmacy,
      className: 'min-w-50',
      cell: ({ pharmacy, by, sent_by: sender }) => {
        if (!pharmacy) return texts.online
        return (
          <>
            <Narrowing to={narrowed({ pharmacy: pharmacy.code })}>{pharmacy.name}</Narrowing>
            <span className="block text-ink-3">
              {[pharmacy.code, by?.full_name ?? by?.username, sentBy(sender)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        )
      },
    },
    { key: 'product', head: texts.columns.product, cell: productOf },
    {
      key: 'point',
      head: texts.columns.point,
      align: 'right',
      cell: ({ point }) => (point > 0 ? formatPoints(point) : ''),
    },
  ]
}

/** An entry where there is no room for columns. */
export function logCard(row: BackofficeEarnLog) {
  const { pharmacy, by, product, phone, code_masked: code, point, at } = row
  const place = pharmacy ? `${pharmacy.name} (${pharmacy.code})` : texts.online
  return (
    <span className="flex flex-col gap-1.5 text-sm">
      <span className="flex flex-wrap items-start justify-between gap-x-3">
        <b className="font-semibold">
          {withDots(phone || texts.forgotten)} · {withDots(code)}
        </b>
        <time dateTime={at} className="text-ink-3">
          {formatDateTime(at)}
        </time>
      </span>
      <span className="flex flex-wrap items-start justify-between gap-2">
        <Status row={row} />
        {point > 0 && <b className="font-semibold text-point">{formatPoints(point)}</b>}
      </span>
      <span className="text-ink-2">
        {[place, product?.name, by?.full_name, sentBy(row.sent_by)].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

/** Whoever looks into a sign compares minutes: the hour, and the day below it. */
function timeOf({ at }: BackofficeEarnLog) {
  const [hour, day] = formatDateTime(at).split(' ')
  return (
    <time dateTime={at}>
      {hour}
      <span className="block text-ink-3">{day}</span>
    </time>
  )
}

function Narrowing({ to, children }: { to: string; children: string }) {
  return (
    <Anchor
      to={to}
      preventScrollReset
      className="underline decoration-line underline-offset-4 hover:text-primary hover:decoration-primary"
    >
      {children}
    </Anchor>
  )
}

const tones: Record<EarnLogStatus, BadgeTone> = {
  earned: 'ok',
  used: 'point',
  wrong: 'sale',
  refused: 'neutral',
}

/** Of what was refused, why. */
function Status({ row: { status, code, message } }: { row: BackofficeEarnLog }) {
  const name = status === 'refused' ? resultNameOf(code) : null
  return (
    <span title={message}>
      <Badge tone={tones[status]} className="whitespace-nowrap">
        {earnLogStatusLabels[status]}
      </Badge>
      {name && <span className="mt-0.5 block text-ink-3">{resultTexts[name].title}</span>}
    </span>
  )
}

function productOf({ product }: BackofficeEarnLog) {
  return (
    product && (
      <span title={product.name} className="line-clamp-2">
        {product.name}
      </span>
    )
  )
}

/** Of a code that somebody else had entered without a network. */
function sentBy(username: string | undefined): string {
  return username ? texts.sentBy(username) : ''
}
