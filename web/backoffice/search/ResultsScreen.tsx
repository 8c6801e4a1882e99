import SearchX from 'lucide-react/icons/search-x'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import type { SearchHit } from '#domain/backoffice/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { TableSkeleton } from '../parts/TableSkeleton.tsx'
import { groupHits, hitPath, type Screen } from './hits.ts'
import { searchTexts as texts } from './texts.ts'
import { minSearch, useHits } from './use-hits.ts'

/** Everything the search box finds, by kind. */
export function ResultsScreen({ query, screens }: { query: string; screens: readonly Screen[] }) {
  const [again, setAgain] = useState(0)
  const { hits, error } = useHits(query, again)
  if (query.length < minSearch) return <Start />
  if (error) {
    return <ErrorState text={failureText(error)} onRetry={() => setAgain(again + 1)} />
  }
  if (!hits) return <TableSkeleton rows={4} />
  if (hits.length === 0) return <None query={query} />
  return (
    <div className="flex flex-col gap-5">
      {groupHits(hits, screens, query).map(({ label, hits: ofKind, more }) => (
        <section key={label}>
          <h2 className="mb-2 text-lg">{label}</h2>
          <Card flush>
            <ul className="divide-y divide-line">
              {ofKind.map((hit, index) => (
                <li key={index}>
                  <Hit hit={hit} to={hitPath(hit, screens)} />
                </li>
              ))}
            </ul>
          </Card>
          {more && (
            <Anchor
              to={more}
              className="inline-flex min-h-11 items-center text-primary hover:underline"
            >
              {texts.allOf(label)}
            </Anchor>
          )}
        </section>
      ))}
    </div>
  )
}

function Hit({ hit, to }: { hit: SearchHit; to: string | null }) {
  const words = (
    <>
      <span className="font-semibold">{hit.title}</span>
      <span className="text-sm text-ink-2">{hit.text}</span>
    </>
  )
  const row = 'flex min-h-13 flex-col justify-center px-4 py-2.5'
  return to ? (
    <Anchor to={to} className={`${row} hover:bg-primary-tint`}>
      {words}
    </Anchor>
  ) : (
    <p className={row}>{words}</p>
  )
}

function Start() {
  return (
    <EmptyState icon={<Search aria-hidden="true" />} title={texts.start} text={texts.startText} />
  )
}

function None({ query }: { query: string }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={texts.none(query)}
      text={texts.noneText}
    />
  )
}
