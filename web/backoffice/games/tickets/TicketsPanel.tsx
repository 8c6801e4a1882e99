import { useState, type ReactNode } from 'react'
import type { z } from 'zod'
import type { DeskGame } from '#domain/game/backoffice/api.ts'
import {
  ticketFormats,
  issueTicketLot,
  listTicketLots,
  withdrawTicketLot,
  type TicketLot,
  type TicketLots,
} from '#domain/game/backoffice/tickets-api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { randomKey } from '#web/form/random-key.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { useCan } from '../../data/staff-session.ts'
import { useQuery } from '../../data/use-query.ts'
import { ActionDialog, reasonAlone } from '../../parts/ActionDialog.tsx'
import { ExportLink } from '../../parts/ExportLink.tsx'
import { OpenSealedFile } from '../../parts/OpenSealedFile.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { RecipientInput } from '../../parts/RecipientInput.tsx'
import { ticketScreenTexts as texts } from './texts.ts'

type Open = { name: 'print' } | { name: 'withdraw'; lot: number } | null

/** Tickets that were printed together: their file, how many were played, and a way to make the rest worthless. */
export function TicketsPanel({ game: { id } }: { game: DeskGame }) {
  const { data, refresh } = useQuery(listTicketLots, { id }, { live: ['games'] })
  const [open, setOpen] = useState<Open>(null)
  const mayIssue = useCan('games.approve')
  const close = () => setOpen(null)
  if (!data) return null
  return (
    <Panel
      title={texts.title}
      actions={
        mayIssue &&
        data.can_issue && (
          <Button variant="plain" onClick={() => setOpen({ name: 'print' })}>
            {texts.print}
          </Button>
        )
      }
    >
      <p className="text-sm text-ink-2">{texts.says}</p>
      {mayIssue && data.lots.length > 0 && <OpenSealedFile />}
      <Lots shown={data} onWithdraw={mayIssue ? (lot) => setOpen({ name: 'withdraw', lot }) : null}>
        {(lot) =>
          mayIssue && (
            <ExportLink href={`/api/admin/games/${id}/tickets/${lot}`}>{texts.download}</ExportLink>
          )
        }
      </Lots>
      {open?.name === 'print' && (
        <PrintDialog id={id} left={data.left} onDone={() => void refresh()} onClose={close} />
      )}
      {open?.name === 'withdraw' && (
        <WithdrawDialog id={id} lot={open.lot} onDone={() => void refresh()} onClose={close} />
      )}
    </Panel>
  )
}

function Lots({
  shown: { lots, loose, can_issue: canIssue },
  onWithdraw,
  children,
}: {
  shown: TicketLots
  onWithdraw: ((lot: number) => void) | null
  children: (lot: number) => ReactNode
}) {
  const isEmpty = lots.length === 0 && loose.count === 0
  return (
    <ul className="tabular mt-2 divide-y divide-line text-sm">
      {isEmpty && <li className="py-2.5">{canIssue ? texts.none : texts.afterApproval}</li>}
      {lots.map((lot) => (
        <li
          key={lot.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
        >
          <Lot lot={lot} />
          <span className="flex flex-wrap gap-2">
            {children(lot.id)}
            {onWithdraw && lot.withdrawn_at === null && lot.used < lot.count && (
              <Button variant="plain" onClick={() => onWithdraw(lot.id)}>
                {texts.withdraw}
              </Button>
            )}
          </span>
        </li>
      ))}
      {loose.count > 0 && (
        <li className="py-2.5">
          <b className="font-semibold">{texts.loose}</b>
          <span className="block text-ink-2">{texts.counts(loose.count, loose.used)}</span>
        </li>
      )}
    </ul>
  )
}

function Lot({ lot }: { lot: TicketLot }) {
  const { withdrawn_by: by, withdrawn_at: at, withdrawn_reason: why } = lot
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-2">
        <b className="font-semibold">{texts.lot(lot.id, lot.prefix, lot.issued_at)}</b>
        {at !== null && <Badge tone="neutral">{texts.withdrawn}</Badge>}
      </span>
      <span className="block">{texts.counts(lot.count, lot.used)}</span>
      <span className="block text-ink-2">{texts.by(lot.issued_by, lot.reason)}</span>
      {by !== null && at !== null && (
        <span className="block text-ink-2">{texts.withdrawnBy(by, at, why)}</span>
      )}
    </span>
  )
}

interface DialogProps {
  id: number
  onDone: () => void
  onClose: () => void
}

const printing = issueTicketLot.input.omit({ id: true })
/** How many is said by whoever prints. */
const blank = {
  count: undefined,
  format: 'pages',
  prefix: '',
  recipient: '',
  reason: '',
} as unknown as z.input<typeof printing>

function PrintDialog({ id, left, onDone, onClose }: DialogProps & { left: number }) {
  // One key for one wish: what is sent again after a lost answer prints nothing more.
  const [key] = useState(randomKey)
  return (
    <ActionDialog
      title={texts.printTitle}
      says={texts.printSays}
      confirm={texts.printConfirm}
      schema={printing}
      initial={blank}
      onConfirm={async (values) => {
        const asked = { id, ...values }
        const { count } = await callBackoffice(issueTicketLot, asked, { idempotencyKey: key })
        notify({ text: texts.printDone(count) })
        onDone()
      }}
      onClose={onClose}
    >
      <Form.Number name="count" label={texts.count} hint={texts.left(left)} inputMode="numeric" />
      <Form.Radio
        name="format"
        legend={texts.format}
        options={ticketFormats.map((value) => ({
          value,
          label: texts.formats[value],
          text: texts.formatSays[value],
        }))}
      />
      <Form.Text name="prefix" label={texts.prefix} hint={texts.prefixHint} />
      <RecipientInput name="recipient" label={texts.recipient} hint={texts.recipientHint} />
    </ActionDialog>
  )
}

function WithdrawDialog({ id, lot, onDone, onClose }: DialogProps & { lot: number }) {
  return (
    <ActionDialog
      title={texts.withdrawTitle(lot)}
      says={texts.withdrawSays}
      confirm={texts.withdraw}
      variant="danger"
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        const { withdrawn } = await callBackoffice(withdrawTicketLot, { id, lot, reason })
        notify({ text: texts.withdrawDone(withdrawn) })
        onDone()
      }}
      onClose={onClose}
    />
  )
}
