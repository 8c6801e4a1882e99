import MailX from 'lucide-react/icons/mail-x'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { emailField } from '#domain/kernel/fields.ts'
import {
  liftMailRefusal,
  listMailRefusals,
  noteMailRefusal,
  type MailRefusal,
} from '#domain/notification/backoffice/mail-api.ts'
import { refusalKinds, type RefusalKind } from '#domain/notification/mail-refusals.ts'
import { reasonField } from '#domain/staff/fields.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { SearchFilter } from '#web/ui/SearchFilter.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { useCursorList } from '../data/use-query.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { ListBody } from '../parts/ListBody.tsx'
import { Rows } from '../parts/Rows.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { When } from '../parts/When.tsx'
import { messageScreenTexts as texts } from './texts.ts'

/** Addresses that get no mail, and why; the address that is looked for stands in no address bar. */
export function RefusalList() {
  const [query] = useSearchParams()
  const kind = refusalKinds.find((each) => each === query.get('ly-do'))
  const [to, setTo] = useState('')
  const [isNoting, setNoting] = useState(false)
  const canNote = useCan('messages.addresses')
  const list = useCursorList(
    listMailRefusals,
    { ...(kind && { kind }), ...(to && { to }) },
    { idOf: ({ id }) => id, live: ['mail-refusals'] },
  )
  const refresh = () => void list.refresh()
  const columns = columnsFor(refresh)
  const isNarrowed = kind !== undefined || to !== ''
  return (
    <>
      <StateChips label={texts.refusalColumns.kind} chips={chipsOf(kind)} />
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-3">
        <SearchFilter label={texts.refusalTo} value={to} onChange={setTo} />
        {canNote && (
          <Button variant="secondary" onClick={() => setNoting(true)}>
            {texts.noteRefusal}
          </Button>
        )}
      </div>
      <ListBody
        list={list}
        arrivedLabel={texts.refusalsArrived}
        empty={
          isNarrowed ? undefined : (
            <EmptyState
              icon={<MailX aria-hidden="true" />}
              title={texts.refusalsEmpty}
              text={texts.refusalsEmptyText}
            />
          )
        }
      >
        {(rows) => (
          <Rows
            caption={texts.refusals}
            rows={rows}
            columns={columns}
            keyOf={({ id }) => id}
            card={cardFor(refresh)}
          />
        )}
      </ListBody>
      {isNoting && (
        <NoteDialog onNoted={() => void list.refresh()} onClose={() => setNoting(false)} />
      )}
    </>
  )
}

function pathOf(kind: RefusalKind | undefined): string {
  return backofficePaths.messages({ xem: 'khong-nhan', 'ly-do': kind })
}

function chipsOf(kind: RefusalKind | undefined) {
  return [undefined, ...refusalKinds].map((each) => ({
    key: each ?? 'all',
    label: each ? texts.refusalKinds[each] : texts.all,
    isCurrent: kind === each,
    to: pathOf(each),
  }))
}

const tones: Record<RefusalKind, BadgeTone> = {
  bounced: 'sale',
  complained: 'point',
  unsubscribed: 'neutral',
}

function columnsFor(onLifted: () => void): Column<MailRefusal>[] {
  const { refusalColumns: heads } = texts
  return [
    {
      key: 'at',
      head: heads.at,
      className: 'whitespace-nowrap',
      cell: ({ at }) => <When at={at} className="text-ink-3" />,
    },
    { key: 'address', head: heads.address, cell: (row) => addressOf(row) },
    { key: 'kind', head: heads.kind, cell: (row) => <KindBadge row={row} /> },
    { key: 'note', head: heads.note, cell: (row) => <Details row={row} /> },
    { key: 'lift', head: heads.lift, cell: (row) => <Lift row={row} onLifted={onLifted} /> },
  ]
}

function cardFor(onLifted: () => void) {
  return (row: MailRefusal) => <CardFace row={row} onLifted={onLifted} />
}

function CardFace({ row, onLifted }: { row: MailRefusal; onLifted: () => void }) {
  return (
    <span className="flex flex-col gap-1.5 text-sm">
      <span className="flex flex-wrap items-start justify-between gap-x-3">
        <b className="font-semibold wrap-anywhere">{addressOf(row)}</b>
        <When at={row.at} className="text-ink-3" />
      </span>
      <span className="flex flex-wrap items-center justify-between gap-2">
        <KindBadge row={row} />
        <Lift row={row} onLifted={onLifted} />
      </span>
      <Details row={row} />
    </span>
  )
}

function addressOf({ address }: MailRefusal): string {
  return address || texts.refusalHidden
}

function KindBadge({ row: { kind } }: { row: MailRefusal }) {
  return (
    <Badge tone={tones[kind]} className="whitespace-nowrap">
      {texts.refusalKinds[kind]}
    </Badge>
  )
}

function Details({ row }: { row: MailRefusal }) {
  const { kind, provider_code: code, note, noted_by: by, lifts, lifted_at: liftedAt } = row
  const lines = [
    note,
    by !== null && texts.refusalBy(by),
    code !== '' && texts.refusalCode(code),
    kind === 'unsubscribed' && texts.refusalOwn,
    lifts > 0 && liftedAt !== null && texts.refusalLifts(lifts, formatDateTime(liftedAt)),
  ].filter((line) => line !== false && line !== '')
  return <span className="block text-sm text-ink-2 wrap-anywhere">{lines.join(' · ')}</span>
}

function Lift({ row, onLifted }: { row: MailRefusal; onLifted: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const canLift = useCan('messages.addresses')
  if (!canLift || row.kind === 'unsubscribed') return null
  const address = addressOf(row)
  return (
    <>
      <Button
        variant="plain"
        onClick={() => setAsking(true)}
        aria-label={`${texts.lift}: ${address}`}
      >
        {texts.lift}
      </Button>
      {isAsking && (
        <ActionDialog
          {...reasonAlone}
          title={texts.liftTitle(address)}
          says={texts.liftText}
          confirm={texts.lift}
          onConfirm={async ({ reason }) => {
            await callBackoffice(liftMailRefusal, { id: row.id, reason })
            notify({ text: texts.lifted, kind: 'success' })
            onLifted()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const noting = z.object({ address: emailField, reason: reasonField })

function NoteDialog({ onNoted, onClose }: { onNoted: () => void; onClose: () => void }) {
  return (
    <ActionDialog
      schema={noting}
      initial={{ address: '', reason: '' }}
      title={texts.noteRefusal}
      says={texts.noteRefusalText}
      confirm={texts.noteRefusal}
      onConfirm={async (values) => {
        await callBackoffice(noteMailRefusal, values)
        notify({ text: texts.refusalNoted, kind: 'success' })
        onNoted()
      }}
      onClose={onClose}
    >
      <Form.Text name="address" label={texts.refusalAddress} />
    </ActionDialog>
  )
}
