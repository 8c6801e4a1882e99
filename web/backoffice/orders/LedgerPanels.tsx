import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { useReachesPhones } from '../data/use-reaches-phones.ts'
import { Panel } from '../parts/Panel.tsx'
import { channelTexts } from '../parts/channel-texts.ts'
import { detailTexts as texts } from './detail-texts.ts'
import { Entry } from './Entry.tsx'

/** Pieces that came back, with what was given for them. */
export function ReturnsPanel({ data: { returns, lines } }: { data: BackofficeOrder }) {
  if (returns.length === 0) return null
  const nameOf = new Map(lines.map((line) => [line.line_no, line.name]))
  return (
    <Panel title={texts.returns}>
      <ul className="divide-y divide-line">
        {returns.map((back, index) => (
          <Entry
            key={index}
            at={back.at}
            title={back.pieces
              .map(({ line_no: no, quantity }) => `${nameOf.get(no)} ${texts.quantity(quantity)}`)
              .join(', ')}
            note={[back.reason, codesOf(back), texts.by(back.by)].filter(Boolean).join(' · ')}
            figure={
              <>
                {formatVnd(back.amount)}
                {back.points > 0 && (
                  <span className="block text-right text-sm font-normal text-ink-2">
                    −{formatPoints(back.points)}
                  </span>
                )}
              </>
            }
          />
        ))}
      </ul>
    </Panel>
  )
}

function codesOf({ codes }: BackofficeOrder['returns'][number]): string {
  if (codes.length === 0) return ''
  return texts.codesBack(
    codes.map((one) => texts.codePoints(one.code_masked, one.points)).join(', '),
  )
}

/** What left the pharmacy and came back to it. */
export function StockPanel({ data: { stock } }: { data: BackofficeOrder }) {
  if (stock.length === 0) return null
  return (
    <Panel title={texts.stock}>
      <ul className="divide-y divide-line">
        {stock.map((move, index) => (
          <Entry
            key={index}
            at={move.at}
            title={move.product}
            note={move.label}
            figure={texts.quantity(move.quantity)}
          />
        ))}
      </ul>
    </Panel>
  )
}

/** What the order did to the buyer's points. */
export function PointsPanel({ data: { points, order } }: { data: BackofficeOrder }) {
  const isExpected = order.point_state === 'expected' && order.estimated_point > 0
  if (points.length === 0 && !isExpected) return null
  return (
    <Panel title={texts.points}>
      {isExpected && <p className="text-ink-2">{texts.expectedPoints(order.estimated_point)}</p>}
      <ul className="divide-y divide-line">
        {points.map((entry, index) => (
          <Entry
            key={index}
            at={entry.at}
            title={entry.label}
            note={entry.note}
            figure={`${entry.points > 0 ? '+' : ''}${formatPoints(entry.points)}`}
          />
        ))}
      </ul>
    </Panel>
  )
}

/** What the buyer was told. */
export function MessagesPanel({ data: { messages } }: { data: BackofficeOrder }) {
  const reachesPhones = useReachesPhones()
  if (messages.length === 0) return null
  return (
    <Panel title={texts.messages}>
      <ul className="divide-y divide-line">
        {messages.map((message, index) => (
          <Entry
            key={index}
            at={message.at}
            title={message.label}
            note={texts.channels[message.channel] ?? message.channel}
            beside={
              <Badge tone={message.status === 'failed' ? 'sale' : 'neutral'}>
                {message.status === 'waiting' && !message.channel && !reachesPhones
                  ? channelTexts.none
                  : (texts.messageStates[message.status] ?? message.status)}
              </Badge>
            }
          />
        ))}
      </ul>
    </Panel>
  )
}
