import type { ReactNode } from 'react'
import type { GameBoard } from '#domain/game/board/api.ts'
import { formatNumber, formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Card } from '#web/ui/Card.tsx'
import { boardTexts as texts } from './texts.ts'

/** Four figures that say at a glance how it goes. */
export function BoardFigures({ board }: { board: GameBoard }) {
  const { id, entries, places, played, open, held, spent, budget } = board
  return (
    <section aria-label={texts.figures}>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Figure label={texts.entries} value={formatNumber(entries)}>
          {places !== null && texts.ofPlaces(places)}
        </Figure>
        {board.kind === 'draw' ? (
          <Figure label={texts.told} value={formatNumber(unitsOf(board, 'won'))}>
            {texts.ofPrizes(unitsOf(board, 'quantity'))}
          </Figure>
        ) : (
          <Figure label={texts.played} value={formatNumber(played)}>
            {texts.stillOpen(open)}
          </Figure>
        )}
        <Figure label={texts.held} value={formatNumber(held)}>
          {held === 0 ? (
            texts.noneHeld
          ) : (
            <Anchor
              to={backofficePaths.gameWins({ 'chuong-trinh': String(id), 'trang-thai': 'held' })}
              className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
            >
              {texts.seeHeld}
            </Anchor>
          )}
        </Figure>
        <Figure label={texts.spent} value={formatVnd(vnd(spent))}>
          {texts.ofBudget(
            budget === 0 ? 0 : Math.round((spent / budget) * 100),
            formatVnd(vnd(budget)),
          )}
        </Figure>
      </dl>
    </section>
  )
}

function unitsOf({ prizes }: GameBoard, of: 'won' | 'quantity'): number {
  return prizes.reduce((sum, prize) => sum + prize[of], 0)
}

function Figure({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <Card className="flex min-w-0 flex-col gap-0.5 phone:p-3">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="tabular text-xl font-semibold wrap-anywhere phone:text-lg">{value}</dd>
      <dd className="text-sm text-ink-3">{children}</dd>
    </Card>
  )
}
