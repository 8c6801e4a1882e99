import { useState } from 'react'
import {
  acceptShortTransfer,
  allocateTransfer,
  ignoreTransfer,
  refundTransfer,
} from '#domain/order/backoffice/api.ts'
import type { BankTransaction } from '#domain/payment/backoffice/api.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { Facts } from '../parts/Panel.tsx'
import { useCan } from '../data/staff-session.ts'
import { moneyTexts as texts } from './texts.ts'
import { waysOut, type WayOut } from './transfer-ways.ts'

interface TransferProps {
  transfer: BankTransaction
  onDone: () => Promise<void>
}

/** The ways out of a transfer that matched nothing by itself; nothing for the others. */
export function TransferActions({ transfer, onDone }: TransferProps) {
  const [way, setWay] = useState<WayOut | null>(null)
  const ways = waysOut(transfer)
  if (!useCan('payments.resolve') || ways.length === 0) return null
  return (
    <div className="flex flex-wrap gap-x-2" role="group" aria-label={texts.menu(transfer.id)}>
      {ways.map((each, place) => (
        <Button
          key={each}
          variant={place === 0 ? 'secondary' : 'plain'}
          onClick={() => setWay(each)}
          className="text-sm"
        >
          {texts[each]}
        </Button>
      ))}
      {way && (
        <WayDialog transfer={transfer} way={way} onDone={onDone} onClose={() => setWay(null)} />
      )}
    </div>
  )
}

type WayProps = TransferProps & { way: WayOut; onClose: () => void }

function WayDialog(props: WayProps) {
  const { way, ...rest } = props
  return way === 'allocate' ? <AllocateDialog {...rest} /> : <PlainDialog {...rest} way={way} />
}

const allocation = allocateTransfer.input.pick({ order_code: true, reason: true })

function AllocateDialog({ transfer, onDone, onClose }: Omit<WayProps, 'way'>) {
  return (
    <ActionDialog
      title={texts.allocate}
      says={says('allocate', transfer)}
      confirm={texts.allocate}
      schema={allocation}
      initial={{ order_code: transfer.order_code ?? '', reason: '' }}
      onConfirm={async (given) => {
        await callBackoffice(allocateTransfer, { id: transfer.id, ...given })
        notify({ text: texts.done })
        void onDone()
      }}
      onClose={onClose}
    >
      <TransferFacts transfer={transfer} />
      <Form.Text name="order_code" label={texts.orderCode} autoCapitalize="characters" />
    </ActionDialog>
  )
}

const endpoints = {
  acceptShort: acceptShortTransfer,
  refund: refundTransfer,
  ignore: ignoreTransfer,
}

function PlainDialog({
  transfer,
  way,
  onDone,
  onClose,
}: WayProps & { way: keyof typeof endpoints }) {
  return (
    <ActionDialog
      title={texts[way]}
      says={says(way, transfer)}
      confirm={texts[way]}
      variant={way === 'refund' ? 'danger' : 'primary'}
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        await callBackoffice(endpoints[way], { id: transfer.id, reason })
        notify({ text: texts.done })
        void onDone()
      }}
      onClose={onClose}
    >
      <TransferFacts transfer={transfer} />
    </ActionDialog>
  )
}

/** What it is about, to be read against the bank's own page. */
function TransferFacts({ transfer }: { transfer: BankTransaction }) {
  const { at, amount, content, bank_reference: reference, order_code: code } = transfer
  return (
    <div className="rounded-md bg-ground px-3.5 py-3 text-sm">
      <Facts
        facts={[
          { label: texts.columns.amount, value: formatVnd(amount), strong: true },
          { label: texts.columns.content, value: content },
          reference !== '' && { label: texts.referenceLabel, value: reference },
          { label: texts.columns.at, value: formatDateTime(at) },
          code !== undefined && { label: texts.columns.order, value: code },
        ]}
      />
    </div>
  )
}

function says(way: WayOut, { order_total: total, order_received: received }: BankTransaction) {
  const missing = formatVnd(vnd(Math.max(0, (total ?? 0) - (received ?? 0))))
  const words = {
    allocate: texts.allocateSays,
    acceptShort: texts.acceptShortSays(missing),
    refund: texts.refundSays,
    ignore: texts.ignoreSays,
  }
  return words[way]
}
