import { formatVnd } from '#domain/kernel/vnd.ts'
import { cx } from '#web/ui/class-names.ts'

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

/** Longer names stand above their bar on a phone: beside it they would leave no room for either. */
const shortName = 10

/** Amounts side by side as long as they are great, each with its figure; the table beside them says the same. */
export function Bars({ label, bars, format = formatVnd }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const isLong = bars.some(({ name }) => name.length > shortName)
  return (
    <figure className="mb-4 rounded-md border border-line bg-white p-4" aria-label={label}>
      <figcaption className="mb-3 font-semibold">{label}</figcaption>
      <ol
        className={cx(
          'tabular grid grid-cols-[fit-content(16rem)_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1.5 text-sm',
          isLong && 'phone:grid-cols-[minmax(0,1fr)_auto] phone:gap-y-2.5',
        )}
      >
        {bars.map(({ key, name, value }) => (
          <li
            key={key}
            className={cx('col-span-full grid grid-cols-subgrid items-center', isLong && 'gap-y-1')}
          >
            <span title={name} className="truncate text-ink-2">
              {name}
            </span>
            <span
              aria-hidden="true"
              className={cx(
                'h-3.5 rounded-sm bg-ground',
                isLong && 'phone:order-last phone:col-span-full',
              )}
            >
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
