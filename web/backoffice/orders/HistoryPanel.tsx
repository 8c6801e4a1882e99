import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { Timeline } from '#web/ui/Timeline.tsx'
import { Panel } from '../parts/Panel.tsx'
import { detailTexts as texts } from './detail-texts.ts'

/** Everything that happened to the order, newest first, with who and why. */
export function HistoryPanel({ data: { history } }: { data: BackofficeOrder }) {
  const steps = history.map((each, index) => ({
    key: String(index),
    title: each.label,
    time: [formatDateTime(each.at), each.by].filter(Boolean).join(' · '),
    text: each.note,
    state: index === history.length - 1 ? ('current' as const) : ('done' as const),
  }))
  return (
    <Panel title={texts.history}>
      <Timeline steps={steps.toReversed()} />
    </Panel>
  )
}
