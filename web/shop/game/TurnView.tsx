import type { OwnEntry } from '#domain/game/own/api.ts'
import { ResultCard } from '#web/features/game/ResultCard.tsx'
import { turnTexts } from '#web/features/game/texts.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { TurnData } from './load-game.ts'
import { gamePath } from './paths.ts'
import { PlainTicketForm } from './PlainTicketForm.tsx'
import { ResultLinks } from './ResultLinks.tsx'
import { gameTexts as texts } from './texts.ts'
import { TurnForm } from './TurnForm.tsx'

/** What a plain form brought: the result at once, and the next turn. */
export function TurnView({ data: { game, mine, number, refused } }: { data: TurnData }) {
  const { slug, kind, look, title } = game
  const entry = mine.items.find((each) => each.number === number)
  const isByTicket = game.by_ticket && game.state === 'open'
  const again = kind === 'luckyMoney' ? turnTexts.openAgain : turnTexts.spinAgain
  return (
    <div className={`game-${look} shop-column pt-8 pb-12 phone:pt-4`}>
      <div className="mx-auto max-w-xl rounded-md border border-line bg-white p-5">
        <h1 className="mb-4 text-center text-2xl">{texts.turnTitle(title)}</h1>
        {entry?.state === 'played' ? (
          <ResultCard result={{ number: entry.number, prize: entry.prize ?? null, win: entry.win }}>
            <ResultLinks slug={slug} number={entry.number} prize={entry.prize ?? null} />
          </ResultCard>
        ) : (
          <p role="status" className="text-center text-lg text-balance">
            {wordsOf(refused, entry)}
          </p>
        )}
        {isByTicket && (
          <div className="mt-6 border-t border-line pt-5">
            <PlainTicketForm slug={slug} />
          </div>
        )}
        {!isByTicket && mine.next !== null && game.state === 'open' && (
          <div className="mt-5 text-center">
            <TurnForm slug={slug} entry={mine.next}>
              <Button type="submit" size="main" wide>
                {again}
              </Button>
            </TurnForm>
            <p className="mt-2 text-ink-2">{turnTexts.left(mine.entries_left)}</p>
          </div>
        )}
        <p className="mt-4 text-center">
          <Anchor
            to={gamePath(slug, kind)}
            className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
          >
            {texts.back}
          </Anchor>
        </p>
      </div>
    </div>
  )
}

function wordsOf(refused: string | null, entry: OwnEntry | undefined): string {
  if (refused === null || entry) return texts.noTurn
  return Object.hasOwn(texts.refused, refused) ? texts.refused[refused]! : texts.noTurn
}
