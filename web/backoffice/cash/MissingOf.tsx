import { formatVnd } from '#domain/kernel/vnd.ts'
import { cashScreenTexts as texts } from './texts.ts'

/** What differs, in a word and a figure; nothing where all of it came. */
export function MissingOf({ missing }: { missing: number }) {
  if (missing === 0) return null
  return (
    <span className="whitespace-nowrap text-sale-deep">
      {missing > 0 ? texts.short(formatVnd(missing)) : texts.over(formatVnd(-missing))}
    </span>
  )
}
