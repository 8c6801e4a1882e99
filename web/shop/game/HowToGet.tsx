import type { Game } from '#domain/game/shown.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { gameTexts as texts } from './texts.ts'

type Source = Game['sources'][number]

/** How one gets entries, each way with where it begins. */
export function HowToGet({ game }: { game: Game }) {
  const { sources, texts: own, max_per_phone: max } = game
  return (
    <>
      <ul className="flex flex-col gap-2.5">
        {sources.map((source) => (
          <li key={source.source + source.text} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-primary" />
            <span>
              {source.text} <SourceLink source={source} />
            </span>
          </li>
        ))}
      </ul>
      {own.how && <p className="mt-3 whitespace-pre-line">{own.how}</p>}
      {max !== null && <p className="mt-3 text-ink-2">{texts.maxPerPhone(max)}</p>}
    </>
  )
}

function SourceLink({ source: { source, products } }: { source: Source }) {
  const to = linkOf(source, products)
  if (!to) return null
  return (
    <Anchor to={to} className="font-semibold text-primary underline underline-offset-3">
      {texts.sourceLinks[source as keyof typeof texts.sourceLinks]}
    </Anchor>
  )
}

function linkOf(source: Source['source'], products: Source['products']): string | null {
  const [first] = products
  if (source === 'product') return first ? paths.product(first.slug) : paths.shop()
  if (source === 'order') return paths.shop()
  return source === 'code' ? paths.earn() : null
}
