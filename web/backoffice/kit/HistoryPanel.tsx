import type { Endpoint } from '#domain/contract.ts'
import type { Page } from '#domain/paging.ts'
import type { AuditEntry } from '#domain/staff/audit.ts'
import type { Query } from '#web/query/use-query.ts'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { isSame } from './conflict.ts'
import type { FieldWords, ShownResource } from './screen.ts'
import { kitTexts as texts } from './texts.ts'
import { valueText } from './value-text.ts'

type Fields = Readonly<Record<string, FieldWords>>

/** What staff did to a record, newest first, field by field. */
export function HistoryPanel({
  resource,
  fields,
  id,
}: {
  resource: ShownResource
  fields: Fields
  id: string
}) {
  const answer = useQuery<Endpoint>(resource.history, { id, page: 1, limit: 50 }) as Query<
    Page<AuditEntry>
  >
  if (answer.data?.items.length === 0) return null
  return (
    <Panel title={texts.history}>
      <Answered answer={answer}>
        {({ items }) => (
          <ol className="divide-y divide-line">
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} fields={fields} />
            ))}
          </ol>
        )}
      </Answered>
    </Panel>
  )
}

function Entry({ entry, fields }: { entry: AuditEntry; fields: Fields }) {
  const { at, staff_name: staff, action, reason } = entry
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b className="font-semibold">{action}</b>
        <When at={at} className="text-sm text-ink-3" />
      </p>
      <p className="text-sm text-ink-2">
        {staff}
        {reason && ` · ${reason}`}
      </p>
      <Changes entry={entry} fields={fields} />
    </li>
  )
}

function Changes({ entry, fields }: { entry: AuditEntry; fields: Fields }) {
  const before = (entry.before ?? {}) as Record<string, unknown>
  const after = (entry.after ?? {}) as Record<string, unknown>
  const changed = Object.entries(fields).filter(([name]) => !isSame(before[name], after[name]))
  if (changed.length === 0) return null
  return (
    <dl className="mt-1 grid gap-x-4 gap-y-0.5 rounded-md bg-ground px-3 py-2 text-sm md:grid-cols-[auto_1fr]">
      {changed.map(([name, field]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{field.label}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {entry.before !== null && <del>{valueText(before[name], field, before)}</del>}
            {entry.before !== null && ' → '}
            <ins className="no-underline">{valueText(after[name], field, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
