import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Output } from '#domain/contract.ts'
import type { listOpenGames } from '#domain/game/api.ts'
import { gamePath } from './paths.ts'
import { openGamesTexts as texts } from './open-games-texts.ts'

/** The way from home and the offers to what can be played now; nothing while nothing is open. */
export function OpenGames({
  games,
  className,
}: {
  games: Output<typeof listOpenGames>
  className: string
}) {
  if (games.length === 0) return null
  return (
    <section aria-labelledby="tro-choi" className={className}>
      <h2 id="tro-choi" className="mb-3 text-2xl phone:text-xl">
        {texts.games}
      </h2>
      <ul className="grid gap-4 phone:gap-3 sm:grid-cols-2 desk:grid-cols-3">
        {games.map(({ slug, title, intro, kind, look }) => (
          <li key={slug}>
            <a
              href={gamePath(slug, kind)}
              className={`game-${look} flex h-full items-center gap-4 rounded-md border border-line bg-white p-4 hover:border-primary`}
            >
              <Drawing kind={kind} />
              <span className="min-w-0 flex-1">
                <span className="block text-lg leading-snug font-bold">{title}</span>
                <span className="mt-0.5 block text-sm text-ink-2">{intro}</span>
                <span className="mt-1.5 flex items-center gap-1 font-semibold text-primary">
                  {kind === 'luckyMoney' ? texts.homeEnvelope : texts.homeWheel}
                  <ChevronRight aria-hidden="true" className="size-4.5" />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Not the wheel itself, which comes with its page. */
function Drawing({ kind }: { kind: string }) {
  if (kind === 'luckyMoney') {
    return (
      <svg viewBox="0 0 60 60" aria-hidden="true" className="size-18 shrink-0">
        <rect x="14" y="6" width="32" height="48" rx="4" className="game-bright" />
        <path
          d="M14 10Q14 6 18 6H42Q46 6 46 10L32 24Q30 26 28 24Z"
          className="game-tone-1 game-piece"
        />
        <circle cx="30" cy="24" r="5" className="game-tone-0 game-piece" />
      </svg>
    )
  }
  return (
    <svg viewBox="-30 -30 60 60" aria-hidden="true" className="size-18 shrink-0">
      <circle r="29" className="game-bright" />
      {[0, 1, 2, 3].map((tone) => (
        <g key={tone} transform={`rotate(${tone * 90})`} className={`game-tone-${tone}`}>
          <path d="M0 0V-25A25 25 0 0 1 25 0Z" className="game-piece" />
        </g>
      ))}
      <circle r="6" fill="#fff" />
    </svg>
  )
}
