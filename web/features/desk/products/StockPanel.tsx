import { useState } from 'react'
import { adjustStock, type DeskProduct } from '#domain/catalog/desk/api.ts'
import { deskProductTexts as stockTexts } from '#domain/catalog/desk/texts.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callDesk } from '../data/call-desk.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { useMay } from '../session/staff-session.ts'
import { productTexts as texts } from './texts.ts'

interface StockPanelProps {
  product: DeskProduct
  onChanged: (product: DeskProduct) => void
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
          useMay('stock.adjust') && (
            <Button look="secondary" onClick={() => setOpen(true)}>
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

function StockDialog({ product, onChanged, onClose }: StockPanelProps & { onClose: () => void }) {
  const [kind, setKind] = useState<'receive' | 'adjust'>('receive')
  const [text, setText] = useState('')
  // One key for one wish: pressing twice on a bad line receives once.
  const [key] = useState(() => crypto.randomUUID())
  const change = Number(text)
  const isNumber = /^-?\d+$/.test(text)
  const wrong = isNumber ? wrongChange(kind, change, product) : null
  const isReady = isNumber && wrong === null
  return (
    <ActionDialog
      title={texts.adjustTitle}
      says={texts.adjustSays}
      confirm={texts.adjust}
      reason={{ required: true, shortest: 3 }}
      isReady={isReady}
      // A number that cannot be says so itself.
      notReady={wrong === null ? undefined : ''}
      onConfirm={async (reason) => {
        const body = { id: product.id, kind, change, reason }
        onChanged(await callDesk(adjustStock, body, { idempotencyKey: key }))
        notify({ text: texts.adjusted })
      }}
      fields={['change']}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <RadioCards
            legend={texts.adjustTitle}
            legendHidden
            name="stock-kind"
            options={[
              { value: 'receive', label: texts.receive },
              { value: 'adjust', label: texts.count },
            ]}
            value={kind}
            onValueChange={(value) => setKind(value === 'adjust' ? 'adjust' : 'receive')}
          />
          <Field
            label={texts.change}
            hint={isReady ? texts.becomes(product.on_hand + change) : texts.changeHint}
            error={wrong ?? errors.change}
            required
          >
            {(control) => (
              <TextInput
                {...control}
                value={text}
                inputMode={kind === 'receive' ? 'numeric' : 'text'}
                maxLength={8}
                onChange={({ target }) => setText(target.value.replace(/[^\d-]/g, ''))}
                className="tabular"
              />
            )}
          </Field>
        </>
      )}
    </ActionDialog>
  )
}

type StockOf = Pick<DeskProduct, 'on_hand' | 'reserved'>

/** Why a change cannot be; null when it can. */
function wrongChange(kind: 'receive' | 'adjust', change: number, { on_hand, reserved }: StockOf) {
  if (change === 0) return stockTexts.noChange
  if (kind === 'receive' && change < 0) return stockTexts.receivesMore
  const isTooFew = change < 0 && on_hand + change < reserved
  return isTooFew ? stockTexts.tooFew(on_hand, reserved) : null
}
