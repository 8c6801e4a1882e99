import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { settingsTexts as texts } from './texts.ts'
import { useNames } from './use-names.ts'
import type { ValueChange } from './value-changes.ts'
import { ValueView } from './ValueView.tsx'

/** What an edit of a setting makes different, before it is saved or afterwards. */
export function ChangeList({
  title,
  changes,
}: {
  title?: string
  changes: readonly ValueChange[]
}) {
  if (changes.length === 0) return null
  return (
    <section className="rounded-md bg-ground px-3.5 py-3 text-sm">
      {title && <h3 className="mb-2 text-sm font-semibold">{title}</h3>}
      <ul className="flex flex-col gap-2">
        {changes.map((change) => (
          <Change key={[...change.labels, change.row?.key].join('.')} change={change} />
        ))}
      </ul>
    </section>
  )
}

function Change({ change: { labels, row, part, before, after } }: { change: ValueChange }) {
  const nameOf = useNames(row?.names, row ? [row.key] : [])
  const name = [...labels, ...(row ? [nameOf(row.key)] : [])].join(' › ')
  const show = (value: unknown) =>
    value === undefined ? texts.noRow : <ValueView part={part} value={value} />
  return (
    <li className="wrap-anywhere">
      {name && <p className="text-ink-2">{name}</p>}
      <div className="flex flex-wrap items-baseline gap-x-2">
        <VisuallyHidden>{texts.before}: </VisuallyHidden>
        <del className="text-ink-2">{show(before)}</del>
        <span aria-hidden="true">→</span>
        <VisuallyHidden>{texts.after}: </VisuallyHidden>
        <ins className="font-semibold no-underline">{show(after)}</ins>
      </div>
    </li>
  )
}
