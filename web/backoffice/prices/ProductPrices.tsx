import { useState } from 'react'
import {
  listPriceChanges,
  type BackofficeProduct,
  type PriceChange,
} from '#domain/catalog/backoffice/api.ts'
import { pricePlans, type PricePlan } from '#domain/catalog/backoffice/price-plans.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Answered } from '../parts/Answered.tsx'
import { Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { PhaseBadge } from './plan-screen.tsx'
import { PlanMoment } from './PlanMoment.tsx'
import { PlanPrice } from './PlanProduct.tsx'
import { pricePlanScreenTexts as texts, timesOf } from './texts.ts'

/** What a product will cost and has cost, with a way to plan more. */
export function ProductPrices({
  product,
  onChanged,
}: {
  product: BackofficeProduct
  onChanged: () => void
}) {
  const { id } = product
  const [isPlanning, setPlanning] = useState(false)
  const canEdit = useCan('products.edit')
  const live = { live: ['products', 'price-plans'] }
  const plans = useQuery(pricePlans.list, { product: id, limit: 10 }, live)
  const history = useQuery(listPriceChanges, { id }, live)
  return (
    <>
      <Panel
        title={texts.panel}
        actions={
          canEdit && (
            <Button variant="secondary" onClick={() => setPlanning(true)}>
              {texts.add}
            </Button>
          )
        }
      >
        <Answered answer={plans}>{({ items }) => <Plans id={id} plans={items} />}</Answered>
        <details className="mt-1">
          <summary className="flex min-h-11 cursor-pointer items-center text-sm text-primary">
            {texts.history}
          </summary>
          <Answered answer={history}>{(changes) => <History changes={changes} />}</Answered>
        </details>
      </Panel>
      {isPlanning && (
        <PlanDialog
          product={product}
          onDone={() => {
            void plans.refresh()
            void history.refresh()
            onChanged()
          }}
          onClose={() => setPlanning(false)}
        />
      )}
    </>
  )
}

function Plans({ id, plans }: { id: number; plans: readonly PricePlan[] }) {
  if (plans.length === 0) return <p className="text-sm text-ink-2">{texts.none}</p>
  return (
    <>
      <ul className="flex flex-col gap-1 text-sm">
        {plans.map((plan) => (
          <li key={plan.id}>
            <Anchor
              to={backofficePaths.pricePlan(plan.id)}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 hover:underline"
            >
              <b className="tabular font-semibold">{formatVnd(plan.discount_price)}</b>
              <span className="tabular flex-1">{timesOf(plan)}</span>
              <PhaseBadge phase={plan.phase} />
            </Anchor>
          </li>
        ))}
      </ul>
      <Anchor
        to={backofficePaths.pricePlans({ 'san-pham': String(id) })}
        className="inline-flex min-h-11 items-center text-sm text-primary hover:underline"
      >
        {texts.all}
      </Anchor>
    </>
  )
}

function History({ changes }: { changes: readonly PriceChange[] }) {
  if (changes.length === 0) return <p className="text-sm text-ink-2">{texts.noHistory}</p>
  return (
    <ol className="flex flex-col gap-2 text-sm">
      {changes.map((change) => (
        <li key={`${change.at} ${change.reason}`}>
          <span className="flex flex-wrap justify-between gap-x-3 text-ink-3">
            {`${change.by} · ${change.reason}`}
            <When at={change.at} />
          </span>
          {change.prices.map(({ field, from, to }) => (
            <span key={field} className="tabular block">
              {texts.priceFields[field]}: {from !== null && `${formatVnd(from)} → `}
              {formatVnd(to)}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}

const schema = pricePlans.create.input

function PlanDialog({
  product,
  onDone,
  onClose,
}: {
  product: BackofficeProduct
  onDone: () => void
  onClose: () => void
}) {
  const { product_code, original_price, discount_price } = product
  return (
    <ActionDialog
      title={texts.addTitle}
      says={texts.addSays}
      confirm={texts.add}
      schema={schema}
      initial={{
        product_code,
        original_price,
        discount_price,
        starts_at: null,
        ends_at: null,
        reason: '',
      }}
      onConfirm={async (values) => {
        const made = await callBackoffice(pricePlans.create, values)
        notify({ text: made.phase === 'waiting' ? texts.waits : texts.planned, kind: 'success' })
        onDone()
      }}
      onClose={onClose}
    >
      <Form.Money name="original_price" label={texts.original} />
      <PlanPrice name="discount_price" label={texts.discount} />
      <PlanMoment name="starts_at" label={texts.starts} hint={texts.startsHint} />
      <PlanMoment name="ends_at" label={texts.ends} hint={texts.endsHint} />
    </ActionDialog>
  )
}
