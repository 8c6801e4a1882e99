import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState, type ReactNode } from 'react'
import { useFormAround } from '#web/form/form-context.ts'
import { valueAt } from '#web/form/paths.ts'
import type { FormSchema } from '#web/form/any-form.ts'
import { isSame } from './conflict.ts'
import type { FieldWords, FormSection } from './screen.ts'
import { SchemaField } from './SchemaField.tsx'
import { kitTexts as texts } from './texts.ts'
import { valueText } from './value-text.ts'

interface FormFieldsProps {
  fields: Readonly<Record<string, FieldWords>>
  sections: readonly FormSection[] | undefined
  /** Of the form; a field that it does not ask for is not drawn. */
  schema: FormSchema
  /** What a new record begins with: a folded part says what differs from it. */
  blank: Readonly<Record<string, unknown>>
}

/** The fields of a record: one below the other, or in parts and two columns where there are many. */
export function FormFields({ fields, sections, schema, blank }: FormFieldsProps) {
  const asked = Object.keys(fields).filter((name) => Object.hasOwn(schema.shape, name))
  const draw = (name: string) => (
    <SchemaField key={name} name={name} schema={schema} {...fields[name]!} />
  )
  if (!sections) return asked.map(draw)
  return sections.map(({ title, folded, fields: names }) => {
    const shown = names.filter((name) => asked.includes(name))
    const inner = (
      <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
        {shown.map((name) => (
          <div
            key={name}
            className={fields[name]!.wide ? 'min-w-0 md:col-span-2' : 'min-w-0 empty:hidden'}
          >
            {draw(name)}
          </div>
        ))}
      </div>
    )
    if (shown.length === 0) return null
    if (!folded) {
      return (
        <Part key={title} title={title}>
          {inner}
        </Part>
      )
    }
    return (
      <FoldedPart key={title} title={title} names={shown} fields={fields} blank={blank}>
        {inner}
      </FoldedPart>
    )
  })
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="border-t border-line pt-4 first:border-t-0 first:pt-0"
    >
      <h3 id={id} className="mb-3 text-base">
        {title}
      </h3>
      {children}
    </div>
  )
}

interface FoldedPartProps extends Pick<FormFieldsProps, 'fields' | 'blank'> {
  title: string
  names: readonly string[]
  children: ReactNode
}

/** Out of the way, with a line of what is set in it; what is wrong in it unfolds it. */
function FoldedPart({ title, names, fields, blank, children }: FoldedPartProps) {
  const [isOpen, setOpen] = useState(false)
  const { values, errors } = useFormAround()
  const isWrong = Object.keys(errors).some((path) => names.includes(path.split('.')[0] ?? ''))
  const set = names
    .map((name) => ({ field: fields[name]!, value: valueAt(values, name), blank: blank[name] }))
    .filter(({ value, blank: usual }) => !isUnset(value) && !isSame(value, usual))
    .map(({ field, value }) => setWords(field, value))
  return (
    <details
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/folded rounded-md border border-line px-4"
    >
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-3 py-2">
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          <span className="line-clamp-2 text-sm text-ink-2">
            {set.join(' · ') || texts.nothingSet}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-2 transition-transform group-open/folded:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  )
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** A switch that is on says enough with its name. */
function setWords(field: FieldWords, value: unknown): string {
  return value === true ? field.label : `${field.label}: ${valueText(value, field)}`
}
