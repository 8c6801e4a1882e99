export interface FigureBar {
  key: string
  name: string
  value: number
  /** The figure as people read it. */
  text: string
}

/** Figures side by side as long as they are great; the table beside them says the same and more. */
export function FigureBars({ label, bars }: { label: string; bars: readonly FigureBar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <figure className="mb-4 rounded-md border border-line bg-white p-4" aria-label={label}>
      <figcaption className="mb-3 font-semibold">{label}</figcaption>
      <ol className="tabular flex flex-col gap-1.5 text-sm">
        {bars.map(({ key, name, value, text }) => (
          <li key={key} className="grid grid-cols-[7.5rem_1fr_5rem] items-center gap-2.5">
            <span className="truncate text-ink-2">{name}</span>
            <span aria-hidden="true" className="h-3.5 rounded-sm bg-ground">
              <span
                className="block h-full rounded-sm bg-primary"
                style={{ width: `${(Math.max(0, value) * 100) / most}%` }}
              />
            </span>
            <span className="text-right">{text}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
