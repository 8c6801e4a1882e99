import { formatNumber } from '#domain/kernel/vnd.ts'

const max = 999

/** How much waits, at an entry of the menu; `words` say what of. */
export function CountBadge({ count, words }: { count: number; words: string }) {
  return (
    <span className="tabular -mr-1 ml-auto shrink-0 rounded-full bg-sale px-1.5 text-xs leading-5 font-semibold text-white">
      <span aria-hidden="true">{count > max ? `${formatNumber(max)}+` : formatNumber(count)}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
