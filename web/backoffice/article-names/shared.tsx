import { listUses } from '#domain/publishing/backoffice/api.ts'
import type { ArticleTag } from '#domain/publishing/backoffice/article-tags.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { Panel } from '../parts/Panel.tsx'
import { tagScreenTexts as texts } from './texts.ts'

/** What a category has too. */
type Named = ArticleTag

export function NameCell({ name }: Named) {
  return <b className="font-semibold">{name}</b>
}

export function SlugCell({ slug }: Named) {
  return <span className="font-mono text-sm wrap-anywhere">{slug}</span>
}

export function StateBadge({ active }: Named) {
  const state = active ? 'active' : 'inactive'
  return (
    <span className="whitespace-nowrap">
      <Badge tone={active ? 'ok' : 'neutral'}>{texts.states[state]}</Badge>
    </span>
  )
}

/** A row where there is no room for columns. */
export function NameCard({ row }: { row: Named }) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-center justify-between gap-3">
        <b className="text-md font-semibold">{row.name}</b>
        <StateBadge {...row} />
      </span>
      <span className="wrap-anywhere text-ink-2">{row.slug}</span>
      <span>{texts.articles(row.articles)}</span>
    </span>
  )
}

/** What is written under this category or with this tag: in force, planned or in a draft. */
export function UsesPanel({ of, id }: { of: 'category' | 'tag'; id: number }) {
  const answer = useQuery(listUses, { of, target: String(id) })
  return (
    <Panel title={texts.uses}>
      <Answered answer={answer}>
        {(uses) =>
          uses.length === 0 ? (
            <p className="text-ink-2">{texts.noUses}</p>
          ) : (
            <ul className="divide-y divide-line text-sm">
              {uses.map((use) => (
                <li key={use.id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2.5">
                  <span className="min-w-0 wrap-anywhere">{use.title}</span>
                  <span className="text-ink-3">{texts.useStates[stateOf(use)]}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Panel>
  )
}

function stateOf({ in_force: isLive, next }: { in_force: boolean; next: unknown }) {
  if (isLive) return 'live'
  return next ? 'planned' : 'draft'
}
