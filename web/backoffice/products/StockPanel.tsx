import { useState } from 'react'
import type { z } from 'zod'
import { adjustStock, type BackofficeProduct } from '#domain/catalog/backoffice/api.ts'
import { backofficeProductTexts as stockTexts } from '#domain/catalog/backoffice/texts.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useField } from '#web/form/form-context.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { useCan } from '../data/staff-session.ts'
import { backofficePaths } from '../paths.ts'
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
    <>
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
          {movements.map((movement) => (
            <MovementLine
              key={`${movement.at} ${movement.label} ${movement.order}`}
              {...movement}
            />
          ))}
        </ol>
      </Panel>
      {isOpen && (
        <StockDialog product={product} onChanged={onChanged} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

type Movement = BackofficeProduct['movements'][number]

/** When, why, who, what came or went, and what lay there then. */
function MovementLine({ at, label, on_hand: onHand, held, balance, order, by }: Movement) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 py-2 @lg:grid-cols-[7rem_minmax(0,1fr)_auto_6rem_7rem]">
      <When at={at} className="text-ink-3 @max-lg:order-3" />
      <span>
        {label}
        {order && (
          <>
            {' '}
            <Anchor to={backofficePaths.order(order)} className="text-primary hover:underline">
              {order}
            </Anchor>
          </>
        )}
      </span>
      <span className="text-ink-3 @max-lg:order-5">{by}</span>
      <b className="text-right font-semibold whitespace-nowrap">
        {onHand === 0 ? texts.held(signed(held)) : signed(onHand)}
      </b>
      <span className="text-right whitespace-nowrap text-ink-2 @max-lg:order-4">
        {texts.balance(formatNumber(balance))}
      </span>
    </li>
  )
}

function signed(count: number): string {
  return count > 0 ? `+${formatNumber(count)}` : formatNumber(count).replace('-', '−')
}

const asked = adjustStock.input.omit({ id: true, seen: true })

function StockDialog({ product, onChanged, onClose }: StockPanelProps & { onClose: () => void }) {
  // One key for one wish: pressing twice on a bad line receives once.
  const [key] = useState(() => crypto.randomUUID())
  // What the shelf is said to have while somebody counts it.
  const [shelf] = useState(product)
  const seen = shelf.on_hand
  const [schema] = useState(() =>
    asked.superRefine((given, ctx) => {
      for (const [field, message] of wrongIn(given, product)) {
        ctx.addIssue({ code: 'custom', path: [field], message })
      }
    }),
  )
  return (
    <ActionDialog
      title={texts.adjustTitle}
      says={texts.adjustSays}
      confirm={texts.adjust}
      schema={schema}
      initial={{ ...blank, kind: seen === 0 ? 'receive' : 'count' }}
      onConfirm={async ({ kind, change, counted, reason }) => {
        const wanted = kind === 'count' ? { counted, seen } : { change }
        const body = { id: product.id, kind, reason, ...wanted }
        onChanged(await callBackoffice(adjustStock, body, { idempotencyKey: key }))
        notify({ text: texts.adjusted })
      }}
      onClose={onClose}
    >
      <p className="tabular font-semibold">
        {texts.now(formatNumber(seen), formatNumber(shelf.reserved))}
      </p>
      <Form.Radio
        name="kind"
        legend={texts.adjustTitle}
        legendHidden
        options={[
          { value: 'receive', label: texts.receive },
          { value: 'count', label: texts.count, text: texts.countSays },
          { value: 'adjust', label: texts.otherwise, text: texts.otherwiseSays },
        ]}
      />
      <PiecesInput onHand={seen} reserved={shelf.reserved} />
    </ActionDialog>
  )
}

/** How many is said by whoever counts; of an empty shelf there is nothing to count. */
const blank = {
  kind: 'receive',
  change: undefined,
  counted: undefined,
  reason: '',
} as unknown as z.input<typeof asked>

function PiecesInput({ onHand, reserved }: { onHand: number; reserved: number }) {
  const { value: kind } = useField('kind')
  const { value: change } = useField('change')
  const { value: counted } = useField('counted')
  if (kind === 'count') {
    return (
      <Form.Number
        name="counted"
        label={texts.counted}
        hint={
          typeof counted === 'number'
            ? `${differs(counted - onHand)} ${after(counted, reserved)}`
            : texts.book(formatNumber(onHand))
        }
      />
    )
  }
  const isReceipt = kind === 'receive'
  const emptyHint = isReceipt ? undefined : texts.changeHint
  return (
    <Form.Number
      name="change"
      label={texts.change}
      hint={typeof change === 'number' ? after(onHand + change, reserved) : emptyHint}
      // A minus is on no keyboard of digits alone.
      inputMode={isReceipt ? 'numeric' : 'text'}
    />
  )
}

function after(onHand: number, reserved: number): string {
  return texts.becomes(formatNumber(onHand), formatNumber(onHand - reserved))
}

function differs(pieces: number): string {
  return pieces === 0 ? texts.agrees : texts.differs(signed(pieces))
}

type StockOf = Pick<BackofficeProduct, 'on_hand' | 'reserved'>

/** Why a change cannot be, by its field. */
function wrongIn(
  { kind, change = 0, counted }: z.output<typeof asked>,
  { on_hand, reserved }: StockOf,
): [string, string][] {
  if (kind === 'count') {
    if (counted === undefined) return [['counted', stockTexts.noCount]]
    return counted < reserved ? [['counted', stockTexts.countTooFew(reserved)]] : []
  }
  if (change === 0) return [['change', stockTexts.noChange]]
  if (kind === 'receive' && change < 0) return [['change', stockTexts.receivesMore]]
  const isTooFew = change < 0 && on_hand + change < reserved
  return isTooFew ? [['change', stockTexts.tooFew(on_hand, reserved)]] : []
}
