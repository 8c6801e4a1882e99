import type { CounterGame } from '#domain/game/pharmacy/api.ts'
import { Card } from '#web/ui/Card.tsx'
import { gameTexts as texts } from './texts.ts'

/** What there is to win and how one comes to play, for who is asked about it at the counter. */
export function GameFacts({ game: { prizes, how, closes_at: end } }: { game: CounterGame }) {
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-bold">{texts.prizes}</h2>
        <ul className="mt-2 divide-y divide-line">
          {prizes.map(({ id, name, quantity, left }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="font-semibold">{name}</span>
              <span className="tabular text-ink-2">{texts.prizesLeft(left, quantity)}</span>
            </li>
          ))}
        </ul>
      </div>
      {how.length > 0 && (
        <div>
          <h2 className="text-lg font-bold">{texts.how}</h2>
          <ul className="mt-1 list-disc pl-5 text-ink-2">
            {how.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-sm text-ink-2">
        {texts.until(end)}. {texts.theLook}
      </p>
    </Card>
  )
}
