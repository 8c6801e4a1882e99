import {
  getRefundLink,
  giveRefundAccount,
  type RefundLink,
} from '#domain/payment/refund-account/api.ts'
import { bankLabels, refundAccountFields } from '#domain/payment/refund-account/fields.ts'
import { refundAccountFormPath } from '#domain/payment/refund-account/link.ts'
import { api, isRefused } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { refundAccountPageTexts as texts } from './texts.ts'

interface AccountFormProps {
  token: string
  link: RefundLink
  onChange: (link: RefundLink) => void
}

const empty = { bank_bin: '', account_number: '', holder: '' }

/** Bank, number and holder. Sent by the browser itself where no script runs. */
export function AccountForm({ token, link, onChange }: AccountFormProps) {
  const form = useForm(refundAccountFields, {
    initial: empty,
    namesMissing: 'exactly',
    send: async (account) => {
      try {
        const { version } = link
        onChange(await api.call(giveRefundAccount, { ...account, token, version }))
        notify({ text: texts.sent })
      } catch (error) {
        // What was typed stays; beside it stands what is known by now.
        if (isRefused(error, 'conflict')) {
          const now = await api.call(getRefundLink, { token }).catch(() => null)
          if (now && now.state !== link.state) onChange(now)
        }
        throw error
      }
    },
  })
  const isChange = link.state === 'given'
  return (
    <Form form={form} action={refundAccountFormPath(token)}>
      <input type="hidden" name="version" value={link.version} />
      <Form.Select
        name="bank_bin"
        label={texts.bank}
        labels={bankLabels}
        unchosen={texts.chooseBank}
      />
      <Form.Text
        name="account_number"
        label={texts.number}
        hint={texts.numberHint}
        inputMode="text"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Form.Text
        name="holder"
        label={texts.holder}
        hint={texts.holderHint}
        autoCapitalize="characters"
        autoComplete="name"
        spellCheck={false}
      />
      <Form.Failure />
      <Button type="submit" size="main" wide busy={form.busy}>
        {isChange ? texts.sendChange : texts.send}
      </Button>
      <p className="text-sm text-ink-3">{texts.safe}</p>
    </Form>
  )
}
