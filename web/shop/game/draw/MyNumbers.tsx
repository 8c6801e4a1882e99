import { useEffect, useState } from 'react'
import { listMyNumbers, type DrawPhase } from '#domain/game/draw/api.ts'
import type { Output } from '#domain/contract.ts'
import { api } from '#web/api.ts'
import { loginLink } from '#web/shop/identity/account-dialog.tsx'
import { useMember } from '#web/shop/state/member.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ownProofAddress } from '../addresses.ts'
import { drawTexts as texts } from '../draw-texts.ts'

type MyNumber = Output<typeof listMyNumbers>['numbers'][number]

/** A member's own numbers; asked for anew when something was told. */
export function MyNumbers({ slug, phase, told }: { slug: string; phase: DrawPhase; told: number }) {
  const member = useMember()
  if (!member) {
    return (
      <Anchor {...loginLink} className={buttonClass({ size: 'main', wide: true })}>
        {texts.myLogin}
      </Anchor>
    )
  }
  return <Numbers key={member.id} slug={slug} phase={phase} told={told} />
}

function Numbers({ slug, phase, told }: { slug: string; phase: DrawPhase; told: number }) {
  const [loaded, setLoaded] = useState<{ numbers: readonly MyNumber[]; asOf: string } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // What was told, or asked again, is another look.
  const asOf = `${phase} ${told} ${tries}`
  useEffect(() => {
    const leaving = new AbortController()
    api.call(listMyNumbers, { slug }, { signal: leaving.signal }).then(
      ({ numbers: found }) => {
        setLoaded({ numbers: found, asOf })
        setFailed(false)
      },
      () => !leaving.signal.aborted && setFailed(true),
    )
    return () => leaving.abort()
  }, [slug, asOf])
  const numbers = loaded?.numbers
  if (hasFailed && !numbers) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{texts.myFailed}</p>
        <Button variant="secondary" onClick={() => setTries(tries + 1)}>
          {texts.again}
        </Button>
      </div>
    )
  }
  if (!numbers) return <Skeleton className="h-20" />
  if (numbers.length === 0) return <p className="text-ink-2">{texts.myEmpty}</p>
  return (
    <ul className="flex flex-col gap-3" aria-live="polite">
      {numbers.map((each) => (
        <NumberLine key={each.number} slug={slug} phase={phase} mine={each} />
      ))}
    </ul>
  )
}

function NumberLine({ slug, phase, mine }: { slug: string; phase: DrawPhase; mine: MyNumber }) {
  const { number, won } = mine
  return (
    <li className="rounded-md border border-line bg-white p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-lg font-bold">{texts.winnerNumber(number)}</p>
        <Outcome phase={phase} mine={mine} />
      </div>
      {won && <p className="mt-2 text-sm text-ink-2">{texts.wonNote}</p>}
      <Anchor
        to={ownProofAddress(slug, mine)}
        className="inline-flex min-h-11 items-center text-sm text-primary underline"
      >
        {texts.check}
      </Anchor>
    </li>
  )
}

function Outcome({
  phase,
  mine: { won, reserve, cancelled },
}: {
  phase: DrawPhase
  mine: MyNumber
}) {
  if (cancelled) return <Badge>{texts.cancelled}</Badge>
  if (won) return <Badge tone="ok">{texts.won(won)}</Badge>
  if (reserve !== undefined) return <Badge tone="point">{texts.reserve(reserve)}</Badge>
  return <Badge>{phase === 'told' ? texts.notWon : texts.awaited}</Badge>
}
