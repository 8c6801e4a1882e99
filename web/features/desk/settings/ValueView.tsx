import { formatNumber } from '#domain/kernel/vnd.ts'
import { paymentMethodLabels } from '#domain/order/payment-method.ts'
import { partLabels, settingsTexts as texts } from './texts.ts'
import { useRowNames } from './use-row-names.ts'
import { shapeOf } from './value-shape.ts'

/** A setting's value to read. */
export function ValueView({ path, value }: { path: string; value: unknown }) {
  if (value === null || value === undefined) return <>{texts.empty}</>
  switch (shapeOf(path, value)) {
    case 'switch':
      return <>{value === true ? texts.on : texts.off}</>
    case 'number':
      return <>{formatNumber(value as number)}</>
    case 'list':
      return <>{(value as string[]).map(wordOf).join(' · ') || texts.empty}</>
    case 'table':
    case 'group':
      return <Parts path={path} parts={value as Record<string, unknown>} />
    case 'text':
      return <>{(value as string) || texts.empty}</>
  }
}

function wordOf(entry: string): string {
  return (paymentMethodLabels as Readonly<Record<string, string>>)[entry] ?? entry
}

function Parts({ path, parts }: { path: string; parts: Readonly<Record<string, unknown>> }) {
  const rows = useRowNames(path)
  const entries = Object.entries(parts)
  if (entries.length === 0) return <>{texts.empty}</>
  return (
    <dl className="flex flex-col gap-1">
      {entries.map(([name, part]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-3">{partLabels[name] ?? rows?.nameOf(name) ?? name}:</dt>
          <dd className="tabular min-w-0 wrap-anywhere">
            <ValueView path={`${path}.${name}`} value={part} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
