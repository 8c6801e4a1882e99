import { useState } from 'react'
import { paymentMethodLabels, paymentMethods } from '#domain/order/payment-method.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { keepDigits } from '#web/ui/DigitsInput.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { partLabels, settingsTexts as texts } from './texts.ts'
import { plainNames, type RowNames } from './row-names.ts'
import { useRowNames } from './use-row-names.ts'
import { linesOf, shapeOf, tableToText, textToTable } from './value-shape.ts'

interface ValueFieldsProps {
  /** The setting's key, then the names of its parts: `shippingFee.normal`. */
  path: string
  label: string
  value: unknown
  onChange: (value: unknown) => void
  /** Whether what is written there can be read as a value. */
  onReadable?: (path: string, isReadable: boolean) => void
}

/** A setting's value to edit, by its shape. */
export function ValueFields(props: ValueFieldsProps) {
  const { path, label, value, onChange } = props
  if (path === 'paymentMethods') return <Methods {...props} />
  switch (shapeOf(path, value)) {
    case 'switch':
      return (
        <Checkbox
          label={label}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      )
    case 'number':
      return <NumberField {...props} />
    case 'list':
      return <ListField {...props} />
    case 'table':
      return <TableField {...props} />
    case 'group':
      return <Group {...props} />
    case 'text':
      return (
        <Field label={label}>
          {(control) => (
            <TextInput
              {...control}
              value={value as string}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      )
  }
}

function Group({ path, value, onChange, onReadable }: ValueFieldsProps) {
  const parts = value as Readonly<Record<string, unknown>>
  return (
    <div className="flex flex-col gap-4">
      {Object.entries(parts).map(([name, part]) => (
        <ValueFields
          key={name}
          path={`${path}.${name}`}
          label={partLabels[name] ?? name}
          value={part}
          onChange={(changed) => onChange({ ...parts, [name]: changed })}
          onReadable={onReadable}
        />
      ))}
    </div>
  )
}

function NumberField({ label, value, onChange }: ValueFieldsProps) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          value={String(value)}
          onChange={({ target }) => onChange(Number(keepDigits(target.value, 12)))}
          className="tabular md:max-w-60"
        />
      )}
    </Field>
  )
}

function ListField({ label, value, onChange }: ValueFieldsProps) {
  const [text, setText] = useState((value as string[]).join('\n'))
  return (
    <Field label={label} hint={texts.listHint}>
      {(control) => (
        <Textarea
          {...control}
          rows={6}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            onChange(linesOf(target.value))
          }}
        />
      )}
    </Field>
  )
}

function TableField(props: ValueFieldsProps) {
  const names = useRowNames(props.path)
  return names ? <TableText {...props} names={names} /> : <Skeleton className="h-40" />
}

function TableText(props: ValueFieldsProps & { names: RowNames }) {
  const { path, label, value, onChange, onReadable, names } = props
  const [text, setText] = useState(() => tableToText(value as Record<string, number>, names))
  const [unread, setUnread] = useState<string | null>(null)
  const write = (written: string) => {
    const { table, unread: wrong } = textToTable(written, names)
    setText(written)
    setUnread(wrong)
    onReadable?.(path, wrong === null)
    if (wrong === null) onChange(table)
  }
  return (
    <Field
      label={label}
      hint={names === plainNames ? texts.tableHint : texts.provinceHint}
      error={unread === null ? undefined : texts.tableWrong(unread)}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={6}
          value={text}
          onChange={({ target }) => write(target.value)}
          className="tabular"
        />
      )}
    </Field>
  )
}

/** The order in which they are offered stays. */
function Methods({ label, value, onChange }: ValueFieldsProps) {
  const chosen = value as readonly string[]
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {paymentMethods.map((method) => (
        <Checkbox
          key={method}
          label={paymentMethodLabels[method]}
          checked={chosen.includes(method)}
          onChange={({ target }) =>
            onChange(
              paymentMethods.filter((each) =>
                each === method ? target.checked : chosen.includes(each),
              ),
            )
          }
        />
      ))}
    </fieldset>
  )
}
