import { useContext, useEffect } from 'react'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { TellWaiting, type Waiting } from './tell-waiting.ts'

const max = 999

/** How much waits, at an entry of the menu: the entry opens `to` while the badge shows. */
export function CountBadge({ count, words, to }: Waiting) {
  const tell = useContext(TellWaiting)
  useEffect(() => {
    tell({ count, words, to })
    return () => tell(null)
  }, [tell, count, words, to])
  return (
    <span className="tabular -mr-1 ml-auto shrink-0 rounded-full bg-sale px-1.5 text-xs leading-5 font-semibold text-white">
      <span aria-hidden="true">{count > max ? `${formatNumber(max)}+` : formatNumber(count)}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
