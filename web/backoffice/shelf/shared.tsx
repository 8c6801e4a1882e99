import type { ReactNode } from 'react'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { shelfTexts as texts } from './texts.ts'

interface Named {
  name: string
  slug: string
  listed: boolean
  products: number
}

export function NameCell({ name }: Named) {
  return <b className="font-semibold">{name}</b>
}

export function SlugCell({ slug }: Named) {
  return <span className="font-mono text-sm wrap-anywhere">{slug}</span>
}

export function StateBadge({ listed }: Pick<Named, 'listed'>) {
  return (
    <span className="whitespace-nowrap">
      <Badge tone={listed ? 'ok' : 'neutral'}>{texts.states[listed ? 'listed' : 'hidden']}</Badge>
    </span>
  )
}

export const productsColumn = {
  key: 'products',
  head: texts.columns.products,
  sort: 'products',
  align: 'right',
  cell: ({ products }: Named) => formatNumber(products),
} as const

/** A row where there is no room for columns. */
export function NameCard({ row, children }: { row: Named; children?: ReactNode }) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-center justify-between gap-3">
        <b className="text-md font-semibold">{row.name}</b>
        <StateBadge {...row} />
      </span>
      <span className="wrap-anywhere text-ink-2">{row.slug}</span>
      <span>
        {children}
        {texts.products(row.products)}
      </span>
    </span>
  )
}

/** Addresses that lead here, each on a line of its own. */
export function formerSlugsFact(slugs: readonly string[]) {
  return (
    slugs.length > 0 && {
      label: texts.formerSlugs,
      value: (
        <ul className="font-mono text-sm">
          {slugs.map((slug) => (
            <li key={slug}>{slug}</li>
          ))}
        </ul>
      ),
    }
  )
}

export const stateFilter = {
  param: 'trang-thai',
  label: texts.state,
  all: texts.allStates,
  options: texts.states,
} as const
