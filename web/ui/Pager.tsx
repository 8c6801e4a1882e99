import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { uiTexts } from './texts.ts'

export interface PagerProps {
  page: number
  pages: number
  /** The address of another page of the same list. */
  hrefFor: (page: number) => string
  className?: string
}

/** Real links, so that pages can be shared, opened apart and found. Nothing when there is one page. */
export function Pager({ page, pages, hrefFor, className }: PagerProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={uiTexts.pager} className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-1.5">
        <Step to={page > 1 ? hrefFor(page - 1) : null} label={uiTexts.previousPage} rel="prev">
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Step>
        {shownPages(page, pages).map((shown, index) => (
          <li key={index}>
            {shown === null ? (
              <span className="grid size-8 place-items-center text-ink-3">…</span>
            ) : (
              <Anchor
                to={hrefFor(shown)}
                aria-label={uiTexts.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
                className="page-cell"
              >
                {shown}
              </Anchor>
            )}
          </li>
        ))}
        <Step to={page < pages ? hrefFor(page + 1) : null} label={uiTexts.nextPage} rel="next">
          <ChevronRight aria-hidden="true" className="size-5" />
        </Step>
      </ul>
    </nav>
  )
}

function Step({
  to,
  label,
  rel,
  children,
}: {
  to: string | null
  label: string
  rel: string
  children: ReactNode
}) {
  if (to === null) return null
  return (
    <li>
      <Anchor to={to} rel={rel} aria-label={label} title={label} className="page-cell">
        {children}
      </Anchor>
    </li>
  )
}

/** First, last and the neighbours of the current page; `null` where pages are left out. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((candidate) => candidate >= 1 && candidate <= pages)
    .toSorted((one, other) => one - other)
  return wanted.flatMap((shown, index) => {
    const gap = shown - (wanted[index - 1] ?? shown)
    if (gap <= 1) return [shown]
    return gap === 2 ? [shown - 1, shown] : [null, shown]
  })
}
