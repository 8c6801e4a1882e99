import { useState } from 'react'
import {
  endEntryLock,
  listEntryLocks,
  type EntryLock,
} from '#domain/genuine/backoffice/entry-locks.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { notify } from '#web/features/notices/notify.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { Panel } from '../parts/Panel.tsx'
import { lockScreenTexts as texts } from './texts.ts'
import { failureText } from '#web/form/failure-text.ts'

/** Phones whose codes are not looked up now; a phone is sent in a body, and is in no address. */
export function EntryLocksPanel() {
  const [phone, setPhone] = useState<string | undefined>()
  const { data, error, refresh } = useQuery(listEntryLocks, phone ? { phone } : {})
  return (
    <Panel title={texts.entryTitle}>
      <p className="text-sm text-ink-2">{texts.entryText}</p>
      <FindForm onFind={setPhone} isNarrowed={phone !== undefined} />
      {error !== null && error !== undefined && <FailureNote>{failureText(error)}</FailureNote>}
      {data && data.items.length === 0 && <p className="mt-3 text-ink-2">{texts.entryNone}</p>}
      {data && data.total > data.items.length && (
        <p className="mt-3 text-sm text-ink-2">{texts.entryMany(data.total, data.items.length)}</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {data?.items.map((lock) => (
          <Locked key={lock.id} lock={lock} onEnded={() => void refresh()} />
        ))}
      </ul>
    </Panel>
  )
}

const finding = listEntryLocks.input

function FindForm({
  onFind,
  isNarrowed,
}: {
  onFind: (phone: string | undefined) => void
  isNarrowed: boolean
}) {
  const form = useForm(finding, {
    initial: { phone: undefined },
    send: ({ phone }) => {
      onFind(phone)
      return Promise.resolve()
    },
  })
  return (
    <Form form={form} className="mt-3 flex flex-wrap items-end gap-2">
      <div className="min-w-56">
        <Form.Phone name="phone" label={texts.entryFind} />
      </div>
      <Button type="submit" variant="secondary">
        {texts.entryLook}
      </Button>
      {isNarrowed && (
        <Button variant="plain" onClick={() => onFind(undefined)}>
          {texts.entryAll}
        </Button>
      )}
    </Form>
  )
}

function Locked({ lock, onEnded }: { lock: EntryLock; onEnded: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const canEnd = useCan('members.edit')
  const { id, phone, place, until } = lock
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-sm">
      <span>
        <b className="tabular font-semibold">{phone}</b>
        <span className="block text-ink-2">
          {place === '' ? texts.entryOwn : texts.entryAt(place)} · {texts.entryUntil}{' '}
          {formatDateTime(until)}
        </span>
      </span>
      {canEnd && (
        <Button variant="plain" onClick={() => setAsking(true)}>
          {texts.entryEnd}
        </Button>
      )}
      {isAsking && (
        <ActionDialog
          title={texts.entryEndOf(phone)}
          says={texts.entryEndSays}
          confirm={texts.entryEnd}
          {...reasonAlone}
          onConfirm={async ({ reason }) => {
            await callBackoffice(endEntryLock, { id, reason })
            notify({ text: texts.entryEnded(phone), kind: 'success' })
            onEnded()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
