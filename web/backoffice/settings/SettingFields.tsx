import { Form } from '#web/form/Form.tsx'
import { rulesOf } from '#web/form/field-rules.ts'
import { useField } from '#web/form/form-context.ts'
import { shownText } from '#web/form/shown-text.ts'
import { Switch } from '#web/ui/Switch.tsx'
import { ChoicesInput } from './ChoicesInput.tsx'
import { kindOf, partsOf, type SettingPart } from './setting-value.ts'
import { NamePicker } from './NamePicker.tsx'
import { ColorInput, PictureInput } from './BrandInputs.tsx'
import { TableInput } from './TableInput.tsx'
import { WordsInput } from './WordsInput.tsx'

export interface SettingFieldProps {
  /** In the form: `value.vaccine.normal`. */
  path: string
  part: SettingPart
}

/** The inputs of a setting, or of a part of one, as its schema says they are. */
export function SettingFields({ path, part }: SettingFieldProps) {
  const { label, hint, unit, names, labels, isShort } = part.words
  switch (kindOf(part)) {
    case 'group':
      return <Group path={path} part={part} />
    case 'table':
      return <TableInput path={path} part={part} />
    case 'select':
      return <Form.Select name={path} label={label} hint={hint} labels={labels ?? {}} />
    case 'switch':
      return <Form.Switch name={path} label={label} hint={hint} />
    case 'number':
      if (names) return <NamedInput path={path} part={part} />
      return <Form.Money name={path} label={unit ? `${label} (${unit})` : label} hint={hint} />
    case 'list':
      if (labels) return <ChoicesInput path={path} part={part} />
      if (isShort) return <WordsInput path={path} part={part} />
      return <Form.List name={path} label={label} hint={hint} />
    default:
      if (part.words.as === 'color') return <ColorInput path={path} part={part} />
      if (part.words.as === 'picture') return <PictureInput path={path} part={part} />
      return <Form.Text name={path} label={label} hint={hint} />
  }
}

const groupClass = 'flex flex-col gap-4'

function Group({ path, part }: SettingFieldProps) {
  if (rulesOf(part.schema).empty === undefined) return <OptionalGroup path={path} part={part} />
  return (
    <div className={groupClass}>
      <Parts path={path} part={part} />
    </div>
  )
}

/** Parts that hold only where they are switched on. */
function OptionalGroup({ path, part }: SettingFieldProps) {
  const { value, change } = useField(path)
  const { label, hint } = part.words
  const isOn = value !== undefined
  return (
    <fieldset className={groupClass}>
      <legend className="sr-only">{label}</legend>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <span>
          <span aria-hidden="true" className="text-sm font-semibold">
            {label}
          </span>
          <span className="block text-xs text-ink-3">{hint}</span>
        </span>
        <Switch
          isOn={isOn}
          aria-label={label}
          onClick={() => change(isOn ? undefined : blankOf(part))}
        />
      </div>
      {isOn && <Parts path={path} part={part} />}
    </fieldset>
  )
}

/** Tables begin without rows, figures wait for somebody. */
function blankOf(part: SettingPart): Record<string, unknown> {
  const tables = partsOf(part).filter((inner) => kindOf(inner) === 'table')
  return Object.fromEntries(tables.map(({ name }) => [name, {}]))
}

function Parts({ path, part }: SettingFieldProps) {
  return partsOf(part).map(({ name, ...inner }) => (
    <SettingFields key={name} path={`${path}.${name}`} part={inner} />
  ))
}

function NamedInput({ path, part: { words } }: SettingFieldProps) {
  const { value, error, change } = useField(path)
  return (
    <NamePicker
      names={words.names}
      label={words.label}
      hint={words.hint}
      error={error}
      value={shownText(value) || null}
      onChoose={(key) => change(key === null ? undefined : Number(key))}
    />
  )
}
