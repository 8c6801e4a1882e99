import { useEffect, useRef, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { handMoves } from '#domain/order/hand-moves.ts'
import { maxPapers, papersPath } from '#domain/order/papers/papers.ts'
import { shippingUnitNames, shippingUnits } from '#domain/shipping/units.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, StickyActions } from '#web/ui/Dialog.tsx'
import { BulkOutcome } from '../kit/bulk/BulkOutcome.tsx'
import { ExportLink } from '../parts/ExportLink.tsx'
import { NoChannelNote } from '../parts/NoChannelNote.tsx'
import { shipMany, sortShippable, type Shippable, type Shipped } from './ship-many.ts'
import { boardTexts, shipTexts as texts } from './texts.ts'

export interface ShipDialogProps {
  orders: readonly Shippable[]
  onClose: () => void
}

const schema = z.object({ unit: z.enum(shippingUnitNames).optional() })
const unitLabels = Object.fromEntries(
  shippingUnitNames.map((name) => [name, shippingUnits[name].label]),
)

/** Many orders leave at once: which can, with whom, how far it is, and what became of each. */
export function ShipDialog({ orders, onClose }: ShipDialogProps) {
  // As they were ticked: the list behind goes on.
  const [{ ready, others }] = useState(() => sortShippable(orders))
  const [shipped, setShipped] = useState<readonly Shipped[]>([])
  const [state, setState] = useState<'asked' | 'under way' | 'over'>('asked')
  const [stopping] = useState(() => new AbortController())
  useEffect(() => () => stopping.abort(), [stopping])
  const form = useForm(schema, {
    initial: { unit: undefined },
    send: async ({ unit }) => {
      setState('under way')
      const onShipped = (order: Shipped) => setShipped((before) => [...before, order])
      await shipMany({ orders: ready, unit, onShipped, stop: stopping.signal })
      setState('over')
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && state !== 'under way' && onClose()}
      title={texts.title}
      width={660}
    >
      {state === 'asked' && (
        <Form form={form}>
          <div role="status" className="flex flex-col gap-1.5">
            <p className="font-semibold">
              {ready.length > 0 ? texts.will(ready.length) : texts.none}
            </p>
            {others.length > 0 && (
              <p className="text-sale-deep">
                {texts.others(
                  others.length,
                  others.map(({ code }) => code),
                )}
              </p>
            )}
            {ready.length > 0 && <p className="text-ink-2">{handMoves.handedToCarrier.says}</p>}
          </div>
          {ready.length > 0 && <NoChannelNote />}
          {ready.length > 0 && (
            <Form.Select name="unit" label={texts.carrier} labels={unitLabels} none={texts.each} />
          )}
          <Actions>
            <Button variant="plain" onClick={onClose}>
              {texts.cancel}
            </Button>
            {ready.length > 0 && <Button type="submit">{texts.ship(ready.length)}</Button>}
          </Actions>
        </Form>
      )}
      {state === 'under way' && (
        <UnderWay done={shipped.length} all={ready.length} onStop={() => stopping.abort()} />
      )}
      {state === 'over' && (
        <div className="flex flex-col gap-3">
          <Labels shipped={shipped} />
          <BulkOutcome answer={answerOf(shipped, ready)} count={texts.count} onClose={onClose} />
        </div>
      )}
    </Dialog>
  )
}

/** What goes onto the parcels that have just been handed over. */
function Labels({ shipped }: { shipped: readonly Shipped[] }) {
  const codes = shipped.filter(({ outcome }) => outcome === 'done').map(({ title }) => title)
  if (codes.length === 0 || codes.length > maxPapers) return null
  return (
    <div>
      <ExportLink href={papersPath('labels', codes)}>{boardTexts.labels}</ExportLink>
    </div>
  )
}

function UnderWay({ done, all, onStop }: { done: number; all: number; onStop: () => void }) {
  const words = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone.
  useEffect(() => words.current?.focus(), [])
  const [isStopping, setStopping] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <p ref={words} role="status" tabIndex={-1} className="font-semibold outline-none">
        {texts.underWay(done, all)}
      </p>
      <progress
        value={done}
        max={all}
        aria-label={texts.title}
        className="h-2 w-full accent-primary"
      />
      <Actions>
        <Button
          variant="secondary"
          busy={isStopping}
          onClick={() => {
            setStopping(true)
            onStop()
          }}
        >
          {texts.stop}
        </Button>
      </Actions>
    </div>
  )
}

function Actions({ children }: { children: ReactNode }) {
  return (
    <StickyActions>
      <div className="flex flex-wrap justify-end gap-3 phone:flex-col-reverse">{children}</div>
    </StickyActions>
  )
}

/** What was stopped before its turn is told too. */
function answerOf(shipped: readonly Shipped[], ready: readonly Shippable[]) {
  const left = ready.slice(shipped.length).map(({ code }) => ({
    id: code,
    title: code,
    outcome: 'refused' as const,
    reason: texts.stopped,
  }))
  const rows = [...shipped, ...left]
  const done = rows.filter(({ outcome }) => outcome === 'done').length
  return { rows, done, refused: rows.length - done }
}
