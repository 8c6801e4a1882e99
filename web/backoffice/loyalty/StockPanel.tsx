import { useState } from 'react'
import { countGift, type DeskGiftRecord } from '#domain/gift/backoffice/gifts.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { giftScreenTexts as texts } from './texts.ts'

const schema = countGift.input.pick({ counted: true, reason: true })

/** What is on the shelf and what became of it; somebody counts and says why. */
export function StockPanel({
  gift,
  onChanged,
}: {
  gift: DeskGiftRecord
  onChanged: (gift: DeskGiftRecord) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const canEdit = useCan('loyalty.edit')
  const { id, version, on_hand: seen, reserved, remaining, exchanged } = gift
  // A voucher lies in no warehouse: what counts is how many are given out.
  const isVoucher = gift.kind === 'voucher'
  const count = isVoucher ? texts.countVouchers : texts.count
  return (
    <Panel
      title={isVoucher ? texts.vouchers : texts.stock}
      actions={
        canEdit && (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {count}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          { label: isVoucher ? texts.vouchersLeft : texts.onHand, value: formatNumber(seen) },
          { label: texts.reserved, value: formatNumber(reserved) },
          { label: texts.remaining, value: formatNumber(remaining), strong: true },
          { label: texts.exchanged, value: formatNumber(exchanged) },
          { label: texts.given, value: formatNumber(gift.given) },
          { label: texts.returned, value: formatNumber(gift.returned) },
        ]}
      />
      <Movements gift={gift} />
      {isOpen && (
        <ActionDialog
          title={isVoucher ? texts.countVouchers : texts.countTitle}
          says={isVoucher ? texts.vouchersSay(reserved) : texts.countSays(reserved)}
          confirm={count}
          schema={schema}
          initial={{ counted: seen, reason: '' }}
          onConfirm={async (typed) => {
            try {
              onChanged(await callBackoffice(countGift, { id, version, seen, ...typed }))
              notify({ text: texts.countDone, kind: 'success' })
            } catch (error) {
              const current = error instanceof ApiError ? error.current : undefined
              if (!current) throw error
              onChanged(current as DeskGiftRecord)
              notify({ text: texts.stockMoved, kind: 'info' })
            }
          }}
          onClose={() => setOpen(false)}
        >
          <Form.Number name="counted" label={isVoucher ? texts.vouchersCounted : texts.counted} />
        </ActionDialog>
      )}
    </Panel>
  )
}

function Movements({ gift: { kind: of, movements } }: { gift: DeskGiftRecord }) {
  if (movements.length === 0)
    return (
      <p className="mt-3 text-ink-2">
        {of === 'voucher' ? texts.noVoucherMovements : texts.noMovements}
      </p>
    )
  return (
    <ul aria-label={texts.movements} className="mt-3 flex flex-col divide-y divide-line text-sm">
      {movements.map(({ id, kind, change, on_hand: left, reason, by, at }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-3 py-2">
          <span className="min-w-0 wrap-anywhere">
            {texts.kinds[kind]}
            {reason && <span className="block text-ink-2">{`${reason} (${by})`}</span>}
          </span>
          <span className="tabular text-right">
            {texts.change(change, left)}
            <When at={at} className="block text-ink-3" />
          </span>
        </li>
      ))}
    </ul>
  )
}
