import { formatVnd } from '#domain/kernel/vnd.ts'

export interface Bar {
  key: string
  name: string
  value: number
}

interface BarsProps {
  label: string
  bars: readonly Bar[]
  /** How a figure is written; amounts of money where it is not said. */
  format?: (value: number) => string
}

/** Amounts side by side as long as they are great, each with its figure; the table beside them says the same. */
export function Bars({ label, bars, format = formatVnd }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <figure className="mb-4 rounded-md border border-line bg-white p-4" aria-label={label}>
      <figcaption className="mb-3 font-semibold">{label}</figcaption>
      <ol className="tabular flex flex-col gap-1.5 text-sm">
        {bars.map(({ key, name, value }) => (
          <li
            key={key}
            className="grid grid-cols-[6.5rem_1fr_7rem] items-center md:grid-cols-[13rem_1fr_8rem] gap-2.5"
          >
            <span title={name} className="truncate text-ink-2">
              {name}
            </span>
            <span aria-hidden="true" className="h-3.5 rounded-sm bg-ground">
              <span
                className="block h-full rounded-sm bg-primary"
                style={{ width: `${(Math.max(0, value) * 100) / most}%` }}
              />
            </span>
            <span className="text-right">{format(value)}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
