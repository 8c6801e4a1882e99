import { Form } from '#web/form/Form.tsx'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { voucherTexts } from './texts.ts'

const { fields: texts } = voucherTexts

/** How much a voucher takes off, in the unit of its kind. */
export function ValueInput({ name }: InputProps) {
  if (useField('kind').value !== 'percentage') {
    return <Form.Money name={name} label={texts.values.amount} />
  }
  return <Form.Money name={name} label={texts.values.percentage} hint={texts.percentHint} />
}

/** The most that a percentage takes off; a sum of money has none, unless one was written by mistake. */
export function CapInput(props: InputProps) {
  const isPercent = useField('kind').value === 'percentage'
  const hasCap = Boolean(useField(props.name).value)
  return isPercent || hasCap ? <Form.Money {...props} /> : null
}
