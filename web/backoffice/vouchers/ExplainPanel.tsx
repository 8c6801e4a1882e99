import { useState } from 'react'
import type { Output } from '#domain/contract.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { explainVoucher } from '#domain/voucher/backoffice.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { Panel } from '../parts/Panel.tsx'
import { CartLines, type CartLine } from './CartLines.tsx'
import { voucherTexts as texts } from './texts.ts'

const schema = explainVoucher.input.pick({ code: true, phone: true })

/** For somebody on the telephone: why their code does not work, in the words that their cart says. */
export function ExplainPanel() {
  const [lines, setLines] = useState<readonly CartLine[]>([])
  const [told, setTold] = useState<Output<typeof explainVoucher> | null>(null)
  const form = useForm(schema, {
    initial: { code: '' },
    send: async (asked) => {
      const products = lines.map(({ id, quantity }) => ({ id, quantity }))
      setTold(await callBackoffice(explainVoucher, { ...asked, products }))
    },
  })
  return (
    <Panel title={texts.explain}>
      <Form form={form} className="flex flex-col gap-3.5">
        <p className="text-sm text-ink-2">{texts.explainText}</p>
        <Form.Text name="code" label={texts.explainCode} />
        <Form.Phone name="phone" label={texts.explainPhone} />
        <CartLines lines={lines} onChange={setLines} />
        <Form.Failure />
        <p role="status" className="text-sm empty:hidden">
          {told && wordsOf(told, form.values.phone !== undefined)}
        </p>
        <Button type="submit" variant="secondary" busy={form.busy} className="self-start">
          {texts.explainAsk}
        </Button>
      </Form>
    </Panel>
  )
}

function wordsOf(told: Output<typeof explainVoucher>, hasPhone: boolean): string {
  const { usable, reason = '', saving, campaign, is_member: isMember } = told
  const who = hasPhone ? (isMember ? texts.isMember : texts.isGuest) : ''
  const of = campaign ? texts.ofCampaign(campaign.name) : ''
  const saves = saving > 0 ? texts.saves(formatVnd(saving)) : ''
  return [usable ? texts.usable : reason, saves, of, who].filter(Boolean).join(' ')
}
