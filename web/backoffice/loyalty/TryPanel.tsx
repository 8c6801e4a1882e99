import { useState } from 'react'
import { formatPoints } from '#domain/kernel/points.ts'
import { tryEarning, type TriedEarning } from '#domain/membership/backoffice/try-earning.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ProductsInput } from '../kit/ProductsInput.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { programmeScreenTexts as texts } from './texts.ts'

const schema = tryEarning.input.omit({ id: true })

/** What an order or a code would bring by what the page says; nothing is used up. */
export function TryPanel({ id }: { id: number }) {
  const [told, setTold] = useState<TriedEarning | null>(null)
  const form = useForm(schema, {
    initial: { product_codes: [], quantity: 1, code: '', earned: 0 },
    send: async (asked) => setTold(await callBackoffice(tryEarning, { id, ...asked })),
  })
  return (
    <Panel title={texts.tryTitle}>
      <Form form={form} className="flex flex-col gap-3.5">
        <p className="text-sm text-ink-2">{texts.trySays}</p>
        <ProductsInput name="product_codes" label={texts.tryProducts} />
        <Form.Number name="quantity" label={texts.tryQuantity} />
        <Form.Text name="code" label={texts.tryCode} />
        <Form.Number name="earned" label={texts.tryEarned} />
        <Form.Failure />
        <Button type="submit" variant="secondary" busy={form.busy} className="self-start">
          {texts.tryAsk}
        </Button>
      </Form>
      <div role="status" className="mt-3 text-sm empty:hidden">
        {told && <Told told={told} />}
      </div>
    </Panel>
  )
}

function Told({ told: { lines, code, total, tier } }: { told: TriedEarning }) {
  return (
    <Facts
      facts={[
        ...lines.map(({ name, earns, points }) => ({
          label: name,
          value: earns ? formatPoints(points) : texts.tryOutside,
        })),
        code && { label: texts.tryCode, value: `${code.message} ${formatPoints(code.points)}` },
        { label: texts.tryTotal, value: formatPoints(total), strong: true },
        { label: texts.tryTier, value: tier || texts.noTier },
      ]}
    />
  )
}
