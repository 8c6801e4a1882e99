import { useContext, useEffect } from 'react'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { BadgeLeads } from './badge-leads.ts'

const max = 999

interface CountBadgeProps {
  count: number
  /** What is counted, for whoever hears it. */
  words: string
  /** The list narrowed to what is counted: the entry opens it while the badge shows. */
  to: string
}

/** How much waits, at an entry of the menu. */
export function CountBadge({ count, words, to }: CountBadgeProps) {
  const lead = useContext(BadgeLeads)
  useEffect(() => {
    lead(to)
    return () => lead(null)
  }, [lead, to])
  return (
    <span className="tabular -mr-1 ml-auto shrink-0 rounded-full bg-sale px-1.5 text-xs leading-5 font-semibold text-white">
      <span aria-hidden="true">{count > max ? `${formatNumber(max)}+` : formatNumber(count)}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
