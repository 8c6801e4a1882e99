import { useState } from 'react'
import type { z } from 'zod'
import { adjustStock, type BackofficeProduct } from '#domain/catalog/backoffice/api.ts'
import { backofficeProductTexts as stockTexts } from '#domain/catalog/backoffice/texts.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useField } from '#web/form/form-context.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { useCan } from '../data/staff-session.ts'
import { productTexts as texts } from './texts.ts'

interface StockPanelProps {
  product: BackofficeProduct
  onChanged: (product: BackofficeProduct) => void
}

/** What is on the shelf, what orders hold of it, and how it came to be so. */
export function StockPanel({ product, onChanged }: StockPanelProps) {
  const { on_hand: onHand, reserved, movements } = product
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-4">
      <Panel
        title={texts.stock}
        actions={
          useCan('stock.adjust') && (
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {texts.adjust}
            </Button>
          )
        }
      >
        <Facts
          facts={[
            { label: texts.onHand, value: formatNumber(onHand) },
            { label: texts.reserved, value: formatNumber(reserved) },
            { label: texts.free, value: formatNumber(onHand - reserved), strong: true },
          ]}
        />
        <h3 className="mt-5 mb-2 text-md">{texts.movements}</h3>
        {movements.length === 0 && <p className="text-ink-2">{texts.noMovements}</p>}
        <ol className="tabular divide-y divide-line text-sm">
          {movements.map(({ at, label, quantity, cause, by }) => (
            <li key={`${at} ${label} ${cause}`} className="flex flex-wrap gap-x-4 gap-y-0.5 py-2">
              <When at={at} className="w-20 shrink-0 text-ink-3" />
              <span className="min-w-32 flex-1">{label}</span>
              <span className="text-ink-3">{by}</span>
              <b className="w-16 text-right font-semibold">{formatNumber(quantity)}</b>
            </li>
          ))}
        </ol>
      </Panel>
      {isOpen && (
        <StockDialog product={product} onChanged={onChanged} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

const asked = adjustStock.input.omit({ id: true })

function StockDialog({ product, onChanged, onClose }: StockPanelProps & { onClose: () => void }) {
  // One key for one wish: pressing twice on a bad line receives once.
  const [key] = useState(() => crypto.randomUUID())
  const [schema] = useState(() =>
    asked.superRefine(({ kind, change }, ctx) => {
      const message = wrongChange(kind, change, product)
      if (message) ctx.addIssue({ code: 'custom', path: ['change'], message })
    }),
  )
  return (
    <ActionDialog
      title={texts.adjustTitle}
      says={texts.adjustSays}
      confirm={texts.adjust}
      schema={schema}
      initial={blank}
      onConfirm={async (wanted) => {
        const body = { id: product.id, ...wanted }
        onChanged(await callBackoffice(adjustStock, body, { idempotencyKey: key }))
        notify({ text: texts.adjusted })
      }}
      onClose={onClose}
    >
      <Form.Radio
        name="kind"
        legend={texts.adjustTitle}
        legendHidden
        options={[
          { value: 'receive', label: texts.receive },
          { value: 'adjust', label: texts.count },
        ]}
      />
      <ChangeInput onHand={product.on_hand} />
    </ActionDialog>
  )
}

/** How many is said by whoever counts. */
const blank = {
  kind: 'receive',
  change: undefined,
  reason: '',
} as unknown as z.input<typeof asked>

function ChangeInput({ onHand }: { onHand: number }) {
  const { value: kind } = useField('kind')
  const { value: change } = useField('change')
  return (
    <Form.Number
      name="change"
      label={texts.change}
      hint={typeof change === 'number' ? texts.becomes(onHand + change) : texts.changeHint}
      // A minus is on no keyboard of digits alone.
      inputMode={kind === 'receive' ? 'numeric' : 'text'}
    />
  )
}

type StockOf = Pick<BackofficeProduct, 'on_hand' | 'reserved'>

/** Why a change cannot be; null when it can. */
function wrongChange(kind: 'receive' | 'adjust', change: number, { on_hand, reserved }: StockOf) {
  if (change === 0) return stockTexts.noChange
  if (kind === 'receive' && change < 0) return stockTexts.receivesMore
  const isTooFew = change < 0 && on_hand + change < reserved
  return isTooFew ? stockTexts.tooFew(on_hand, reserved) : null
}
