import CircleCheck from 'lucide-react/icons/circle-check'
import { useState, type SyntheticEvent } from 'react'
import { listFailures, type Failure } from '#domain/health/api.ts'
import { rulesOf } from '#web/form/field-rules.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useQuery } from '../data/use-query.ts'
import { CopyText } from '../parts/CopyText.tsx'
import { ListFailed } from '../parts/ListTrouble.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Rows } from '../parts/Rows.tsx'
import { When } from '../parts/When.tsx'
import { healthTexts as texts } from './texts.ts'

/** What failed by our fault, found by what somebody reads out on the telephone. */
export function FailuresPanel() {
  const [asked, setAsked] = useState('')
  const [typed, setTyped] = useState('')
  const input = asked ? { incident: asked } : {}
  const { data, error, refresh } = useQuery(listFailures, input)
  const find = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(typed.trim())
  }
  const showAll = () => {
    setTyped('')
    setAsked('')
  }
  return (
    <Panel title={texts.failures}>
      <p className="mb-3 text-sm text-ink-2">{texts.failuresText}</p>
      <form role="search" onSubmit={find} className="mb-3 flex flex-wrap gap-2">
        <TextInput
          aria-label={texts.incident}
          placeholder="K7QM-4R2X"
          value={typed}
          maxLength={longest}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          className="max-w-60"
        />
        <Button type="submit">{texts.find}</Button>
        {asked && (
          <Button variant="plain" onClick={showAll}>
            {texts.all}
          </Button>
        )}
      </form>
      {data ? (
        <Found rows={data.items} isAsked={asked !== ''} />
      ) : error ? (
        <ListFailed error={error} onRetry={refresh} />
      ) : (
        <Skeleton className="h-12" />
      )}
    </Panel>
  )
}

const { maxLength: longest } = rulesOf(listFailures.input.shape.incident)

function Found({ rows, isAsked }: { rows: readonly Failure[]; isAsked: boolean }) {
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<CircleCheck aria-hidden="true" />}
        title={isAsked ? texts.notFound : texts.noFailures}
        text={isAsked ? texts.notFoundText : texts.noFailuresText}
      />
    )
  }
  return (
    <Rows
      caption={texts.failures}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      card={cardOf}
    />
  )
}

const columns: Column<Failure>[] = [
  {
    key: 'incident',
    head: texts.columns.incident,
    className: 'whitespace-nowrap',
    cell: incidentOf,
  },
  {
    key: 'at',
    head: texts.columns.at,
    className: 'whitespace-nowrap',
    cell: ({ happened_at: at }) => <When at={at} className="text-ink-3" />,
  },
  {
    key: 'route',
    head: texts.columns.route,
    cell: ({ route, status }) => <span className="wrap-anywhere">{`${status} · ${route}`}</span>,
  },
  { key: 'kind', head: texts.columns.kind, cell: ({ kind }) => kind },
  {
    key: 'requestId',
    head: texts.columns.requestId,
    cell: requestIdOf,
  },
]

function incidentOf({ incident }: Failure) {
  return <b className="font-semibold">{incident}</b>
}

function requestIdOf({ request_id: id }: Failure) {
  return (
    <span className="flex items-center gap-1">
      <code className="text-sm wrap-anywhere">{id}</code>
      <CopyText text={id} label={texts.columns.requestId} />
    </span>
  )
}

function cardOf(row: Failure) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-start justify-between gap-3">
        {incidentOf(row)}
        <When at={row.happened_at} className="shrink-0 text-ink-3" />
      </span>
      <span className="wrap-anywhere">{`${row.status} · ${row.route} · ${row.kind}`}</span>
      {requestIdOf(row)}
    </span>
  )
}
