import type { z } from 'zod'
import { Form } from '#web/form/Form.tsx'
import { rulesOf } from '#web/form/field-rules.ts'
import type { FormSchema } from '#web/form/any-form.ts'
import { ProductsInput } from './ProductsInput.tsx'
import type { FieldWords } from './screen.ts'

const noLabels = {}

/** A field as its schema says it is; only how it is called stands on the screen's side. */
export function SchemaField({
  name,
  schema,
  as,
  labels = noLabels,
  input: Input,
  text: _text,
  none: _none,
  wide: _wide,
  ...words
}: FieldWords & { name: string; schema: FormSchema }) {
  if (Input) return <Input name={name} {...words} />
  const { kind } = rulesOf(schema.shape[name] as z.ZodType)
  const type = as === 'tel' ? 'tel' : undefined
  if (kind === 'products') return <ProductsInput name={name} {...words} />
  if (kind === 'list') return <Form.List name={name} type={type} {...words} />
  if (kind === 'switch') return <Form.Switch name={name} {...words} />
  if (kind === 'select') return <Form.Select name={name} labels={labels} {...words} />
  if (kind === 'date') return <Form.Date name={name} {...words} />
  if (kind === 'number') {
    return as === 'money' || as === 'count' ? (
      <Form.Money name={name} {...words} />
    ) : (
      <Form.Number name={name} {...words} />
    )
  }
  return <Form.Text name={name} type={type} {...words} />
}
