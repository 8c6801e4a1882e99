import type { Game, ShownPrize } from '#domain/game/shown.ts'
import { PrizeSign } from '#web/features/game/PrizeSign.tsx'
import { Card } from '#web/ui/Card.tsx'
import { gameTexts as texts } from './texts.ts'

/** The box: what there is to win, and what is left of it. */
export function PrizeTable({ prizes, state }: Pick<Game, 'prizes' | 'state'>) {
  return (
    <Card as="section" aria-labelledby="giai-thuong" className="max-desk:order-2">
      <h2 id="giai-thuong" className="text-xl">
        {texts.prizesTitle}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {prizes.map((prize) => (
          <Prize key={prize.id} prize={prize} isOver={state === 'closed' || state === 'settled'} />
        ))}
      </ul>
    </Card>
  )
}

function Prize({ prize, isOver }: { prize: ShownPrize; isOver: boolean }) {
  const { name, kind, value, left, quantity } = prize
  return (
    <li className="flex items-center gap-3 py-3">
      <svg
        viewBox="-16 -16 32 32"
        aria-hidden="true"
        className="size-11 shrink-0 rounded-full bg-point-tint text-point"
      >
        <g transform="scale(0.8)">
          <PrizeSign kind={kind} />
        </g>
      </svg>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{name}</span>
        {value > 0 && <span className="block text-sm text-ink-2">{texts.worth(value)}</span>}
      </span>
      <span className="tabular shrink-0 text-right text-sm text-ink-2">
        {isOver ? quantity.toLocaleString('vi') : texts.leftOf(left, quantity)}
      </span>
    </li>
  )
}
