import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { listContent } from '#domain/publishing/backoffice/api.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { SearchFilter } from '#web/ui/SearchFilter.tsx'
import { useQuery } from '../../data/use-query.ts'
import { contentTexts as texts } from '../texts.ts'

/** Articles that the public sees, found by their titles. */
export function ArticleSlugsField({
  label,
  slugs,
  max,
  onChange,
}: {
  label: string
  slugs: readonly string[]
  max: number
  onChange: (slugs: string[]) => void
}) {
  const [q, setQuery] = useState('')
  const { data } = useQuery(
    listContent,
    { kind: 'article', state: 'live', ...(q && { q }), limit: 6 },
    { keepsPrevious: true },
  )
  const found = data?.items.filter(({ slug }) => !slugs.includes(slug)) ?? []
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-2">
      <span className="text-sm font-semibold">{label}</span>
      <ul className="flex flex-col gap-1.5 empty:hidden">
        {slugs.map((slug) => (
          <li key={slug} className="flex items-center rounded-md border border-line pl-3 text-sm">
            <span className="min-w-0 flex-1 wrap-anywhere">{slug}</span>
            <IconButton
              label={texts.removeArticle(slug)}
              icon={<X aria-hidden="true" className="size-4.5" />}
              onClick={() => onChange(slugs.filter((other) => other !== slug))}
            />
          </li>
        ))}
      </ul>
      {slugs.length < max && (
        <>
          <SearchFilter label={texts.findArticle} value={q} onChange={setQuery} />
          <ul aria-label={texts.articlesFound} className="flex flex-col">
            {found.map(({ slug, title }) => (
              <li key={slug} className="flex items-center text-sm">
                <IconButton
                  label={texts.addArticle(title)}
                  icon={<Plus aria-hidden="true" className="size-4.5" />}
                  onClick={() => onChange([...slugs, slug])}
                />
                <span className="min-w-0 flex-1">{title}</span>
              </li>
            ))}
          </ul>
          {data && found.length === 0 && <p className="text-sm text-ink-2">{texts.noArticle}</p>}
        </>
      )}
    </div>
  )
}
