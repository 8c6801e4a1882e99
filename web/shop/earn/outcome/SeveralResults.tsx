import { useEffect, useRef } from 'react'
import { formatPoints } from '#domain/kernel/points.ts'
import type { EarnResult } from '#domain/membership/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { PointsPill } from '#web/ui/PointsPill.tsx'
import { withDots } from '#web/features/code-entry/code-typing.ts'
import { earnTexts as texts } from '../texts.ts'
import { balanceAfter, hasEarned, wordsOf } from './looks.ts'
import { PointsCounted } from './PointsCounted.tsx'
import { SmallSign } from './tones.tsx'

/** What became of each of several codes, and what they brought together. */
export function SeveralResults({
  results,
  onMore,
}: {
  results: readonly EarnResult[]
  onMore: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const good = results.filter(({ code }) => hasEarned(code))
  const gained = good.reduce((sum, { point }) => sum + point, 0)
  return (
    <section aria-labelledby="ket-qua">
      <h2 id="ket-qua" ref={heading} tabIndex={-1} className="text-center text-xl outline-none">
        {texts.manyDone(good.length, results.length)}
      </h2>
      {gained > 0 && <PointsCounted points={gained} />}
      <p className="mt-1 text-center text-ink-2">
        {gained > 0 ? texts.newBalance : texts.balance}{' '}
        <b className="font-semibold text-ink">{formatPoints(balanceAfter(results))}</b>
      </p>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {results.map((result, index) => (
          <OneResult key={index} result={result} />
        ))}
      </ul>
      <Button size="main" wide onClick={onMore} className="mt-5">
        {texts.manyAgain}
      </Button>
    </section>
  )
}

function OneResult({ result }: { result: EarnResult }) {
  const { tone, name, title, next } = wordsOf(result)
  return (
    <li className="flex gap-3 py-3">
      <SmallSign tone={tone} name={name} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{withDots(result.code_masked)}</p>
        <p className="text-sm text-ink-2">
          {title}
          {result.product && ` · ${result.product.name}`}
        </p>
        {!hasEarned(result.code) && <p className="text-sm text-ink-2">{next}</p>}
      </div>
      {result.point > 0 && <PointsPill points={result.point} gain className="self-start" />}
    </li>
  )
}
