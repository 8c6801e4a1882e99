import { formatNumber } from '#domain/kernel/vnd.ts'
import { ColorSwatch, StoredLogo } from './BrandLook.tsx'
import { kindOf, partsOf, rowOf, type SettingPart } from './setting-value.ts'
import { settingsTexts as texts } from './texts.ts'
import { useNames } from './use-names.ts'

interface ValueViewProps {
  part: SettingPart
  value: unknown
}

/** A setting's value to read. */
export function ValueView({ part, value }: ValueViewProps) {
  if (value === null || value === undefined) return <>{texts.empty}</>
  switch (kindOf(part)) {
    case 'switch':
      return <>{value === true ? texts.on : texts.off}</>
    case 'number':
      return <Figure part={part} value={value} />
    case 'list':
      return <>{(value as string[]).map((one) => wordOf(part, one)).join(' · ') || texts.empty}</>
    case 'group':
      return <Group part={part} value={value} />
    case 'table':
      return <Rows part={part} value={value} />
    default:
      if (part.words.as && typeof value === 'string' && value !== '') {
        return part.words.as === 'color' ? (
          <ColorSwatch color={value} />
        ) : (
          <StoredLogo stem={value} />
        )
      }
      return <>{typeof value === 'string' && value !== '' ? wordOf(part, value) : texts.empty}</>
  }
}

function wordOf({ words }: SettingPart, entry: string): string {
  return words.labels?.[entry] ?? entry
}

function Figure({ part: { words }, value }: ValueViewProps) {
  const nameOf = useNames(words.names, [])
  if (words.names) return <>{nameOf(String(value))}</>
  const figure = formatNumber(value as number)
  return <>{words.unit === '%' ? `${figure}%` : [figure, words.unit].join(' ').trim()}</>
}

const listClass = 'flex flex-col gap-1'

function Group({ part, value }: ValueViewProps) {
  const values = value as Readonly<Record<string, unknown>>
  return (
    <dl className={listClass}>
      {partsOf(part).map(({ name, ...inner }) => (
        <Line key={name} label={inner.words.label} part={inner} value={values[name]} />
      ))}
    </dl>
  )
}

function Rows({ part, value }: ValueViewProps) {
  const rows = Object.entries(value as Readonly<Record<string, unknown>>)
  const nameOf = useNames(
    part.words.names,
    rows.map(([key]) => key),
  )
  if (rows.length === 0) return <>{texts.empty}</>
  const list = (some: typeof rows) => (
    <dl className={listClass}>
      {some.map(([key, figure]) => (
        <Line key={key} label={nameOf(key)} part={rowOf(part)} value={figure} />
      ))}
    </dl>
  )
  if (rows.length <= foldedFrom) return list(rows)
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-primary">
        {texts.showAll(rows.length)}
      </summary>
      {list(rows)}
    </details>
  )
}

/** A longer table would push every other setting out of sight. */
const foldedFrom = 6

function Line({ label, part, value }: ValueViewProps & { label: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-3">{label}:</dt>
      <dd className="tabular min-w-0 wrap-anywhere">
        <ValueView part={part} value={value} />
      </dd>
    </div>
  )
}
