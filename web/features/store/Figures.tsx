export interface Figure {
  label: string
  value: string
  /** Beside the value, in small: what it was before. */
  note?: string | undefined
}

/** A few sums side by side. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl
      aria-label={label}
      className="flex flex-wrap gap-px overflow-hidden rounded-md border border-line bg-line"
    >
      {figures.map(({ label: name, value, note }) => (
        <div key={name} className="flex grow basis-34 flex-col bg-white p-3.5">
          <dt className="text-sm text-ink-3">{name}</dt>
          <dd className="tabular text-xl font-bold whitespace-nowrap">{value}</dd>
          {note && <dd className="text-xs text-ink-3">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
