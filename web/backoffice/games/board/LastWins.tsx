import type { GameBoard } from '#domain/game/board/api.ts'
import { Panel } from '../../parts/Panel.tsx'
import { When } from '../../parts/When.tsx'
import { boardTexts as texts } from './texts.ts'

/** Who won last, as the public reads it. */
export function LastWins({ last }: Pick<GameBoard, 'last'>) {
  return (
    <Panel title={texts.last}>
      {last.length === 0 && <p className="text-ink-2">{texts.noLast}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {last.map(({ number, prize, won_at: at, winner }) => (
          <li key={number} className="py-2 first:pt-0 last:pb-0">
            <span className="flex flex-wrap justify-between gap-x-3">
              <b className="font-semibold">{prize}</b>
              <When at={at} className="text-sm text-ink-3" />
            </span>
            <span className="block text-sm text-ink-2">
              {winner || texts.unknown} · {texts.entry(number)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
