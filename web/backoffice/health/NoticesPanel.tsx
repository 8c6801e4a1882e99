import { useState } from 'react'
import { z } from 'zod'
import { endNotice, listNotices, tellNotice, type StatusNotice } from '#domain/health/api.ts'
import { statusTexts } from '#domain/health/texts.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { ListFailed } from '../parts/ListTrouble.tsx'
import { Panel } from '../parts/Panel.tsx'
import { healthTexts as texts } from './texts.ts'

/** What the status page says in our own words. */
export function NoticesPanel() {
  const [isTelling, setTelling] = useState(false)
  const [ending, setEnding] = useState<StatusNotice | null>(null)
  const { data, error, refresh } = useQuery(listNotices, {})
  const canTell = useCan('settings.edit')
  return (
    <Panel
      title={texts.notices}
      actions={
        canTell && (
          <Button variant="secondary" onClick={() => setTelling(true)}>
            {texts.tell}
          </Button>
        )
      }
    >
      <p className="mb-3 text-sm text-ink-2">
        {texts.noticesText}{' '}
        <a href="/trang-thai/" target="_blank" rel="noopener" className="text-primary underline">
          {texts.open}
        </a>
      </p>
      {data ? (
        <Notices items={data.items} onEnd={canTell ? setEnding : undefined} />
      ) : error ? (
        <ListFailed error={error} onRetry={refresh} />
      ) : (
        <Skeleton className="h-12" />
      )}
      {isTelling && <TellDialog onDone={refresh} onClose={() => setTelling(false)} />}
      {ending && <EndDialog notice={ending} onDone={refresh} onClose={() => setEnding(null)} />}
    </Panel>
  )
}

interface NoticesProps {
  items: readonly StatusNotice[]
  onEnd: ((notice: StatusNotice) => void) | undefined
}

function Notices({ items, onEnd }: NoticesProps) {
  if (items.length === 0) return <p>{texts.noNotices}</p>
  return (
    <ul className="flex flex-col gap-3">
      {items.map((notice) => (
        <li key={notice.id} className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <b className="font-semibold">{statusTexts.parts[notice.part]}</b>
            <span className="block wrap-anywhere">{notice.words}</span>
            <span className="block text-sm text-ink-3">{whenOf(notice)}</span>
          </div>
          {onEnd && !notice.ended_at && (
            <Button variant="secondary" onClick={() => onEnd(notice)}>
              {texts.end}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function whenOf({ began_at: began, ended_at: ended }: StatusNotice): string {
  const from = formatDateTime(began)
  return ended ? texts.span(from, formatDateTime(ended)) : texts.since(from)
}

interface DialogProps {
  onDone: () => Promise<void>
  onClose: () => void
}

function TellDialog({ onDone, onClose }: DialogProps) {
  return (
    <ActionDialog
      schema={tellNotice.input}
      initial={{ part: 'ordering', words: '' }}
      title={texts.tellTitle}
      says={texts.noticesText}
      confirm={texts.tell}
      onConfirm={async (given) => {
        await callBackoffice(tellNotice, given)
        notify({ text: texts.told })
        void onDone()
      }}
      onClose={onClose}
    >
      <Form.Select name="part" label={texts.part} labels={statusTexts.parts} />
      <Form.Text name="words" rows={4} label={texts.words} hint={texts.wordsHint} />
    </ActionDialog>
  )
}

const nothing = { schema: z.object({}), initial: {} }

function EndDialog({ notice, onDone, onClose }: DialogProps & { notice: StatusNotice }) {
  return (
    <ActionDialog
      {...nothing}
      title={texts.endTitle}
      says={texts.endSays}
      confirm={texts.end}
      onConfirm={async () => {
        await callBackoffice(endNotice, { id: notice.id })
        notify({ text: texts.ended })
        void onDone()
      }}
      onClose={onClose}
    />
  )
}
