import { useState } from 'react'
import {
  acceptShortTransfer,
  allocateTransfer,
  ignoreTransfer,
  refundTransfer,
} from '#domain/order/desk/api.ts'
import type { BankTransaction } from '#domain/payment/desk/api.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callDesk } from '../data/call-desk.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Facts } from '../parts/Panel.tsx'
import { useMay } from '../session/staff-session.ts'
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
  if (!useMay('payments.resolve') || ways.length === 0) return null
  return (
    <div className="flex flex-wrap gap-x-2" role="group" aria-label={texts.menu(transfer.id)}>
      {ways.map((each, place) => (
        <Button
          key={each}
          look={place === 0 ? 'secondary' : 'plain'}
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

function WayDialog({
  transfer,
  way,
  onDone,
  onClose,
}: TransferProps & { way: WayOut; onClose: () => void }) {
  const { id } = transfer
  const [orderCode, setOrderCode] = useState(transfer.order_code ?? '')
  const code = orderCode.trim().toUpperCase()
  const act = (reason: string) => {
    if (way === 'allocate') return callDesk(allocateTransfer, { id, order_code: code, reason })
    const endpoint = {
      acceptShort: acceptShortTransfer,
      refund: refundTransfer,
      ignore: ignoreTransfer,
    }
    return callDesk(endpoint[way], { id, reason })
  }
  return (
    <ActionDialog
      title={texts[way]}
      says={says(way, transfer)}
      confirm={texts[way]}
      look={way === 'refund' ? 'danger' : 'primary'}
      reason={{ required: true, shortest: 3 }}
      isReady={way !== 'allocate' || code !== ''}
      onConfirm={async (reason) => {
        await act(reason)
        notify({ text: texts.done })
        void onDone()
      }}
      fields={['order_code']}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TransferFacts transfer={transfer} />
          {way === 'allocate' && (
            <Field label={texts.orderCode} error={errors.order_code} required>
              {(control) => (
                <TextInput
                  {...control}
                  value={orderCode}
                  maxLength={40}
                  autoComplete="off"
                  autoCapitalize="characters"
                  onChange={({ target }) => setOrderCode(target.value)}
                />
              )}
            </Field>
          )}
        </>
      )}
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
