import Ticket from 'lucide-react/icons/ticket'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatPoints } from '#domain/kernel/points.ts'
import type { EarnResult } from '#domain/membership/api.ts'
import { groupCode } from '#web/features/code-entry/code-typing.ts'
import { paths } from '#web/paths.ts'
import { today } from '#web/state/clock.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { earnTexts as texts } from '../texts.ts'
import type { Shown } from '../use-sending.ts'
import { PointsCounted } from './PointsCounted.tsx'
import { ProductBox } from './ProductBox.tsx'
import { WhoUsedIt } from './WhoUsedIt.tsx'
import { hasEarned, type OutcomeWords, wordsOf, wordsRefused, wordsUnsent } from './looks.ts'
import { Seal } from './tones.tsx'

/** What became of a code, in words: the heading takes the focus, so that it is read out first. */
export function OutcomeCard({ shown }: { shown: Shown }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { answer } = shown
  useEffect(() => {
    if (answer) heading.current?.focus()
  }, [answer])
  const words = wordsOfAnswer(shown)
  const result = answer.kind === 'result' ? answer.result : null
  const isRecalled = result?.recall_reason !== undefined
  return (
    <Card
      as="section"
      aria-labelledby="ket-qua"
      className={cx('px-5 py-7 text-center', isRecalled && 'ring-2 ring-sale')}
    >
      <Seal tone={words.tone} name={words.name} />
      <h2 id="ket-qua" ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none">
        {words.title}
      </h2>
      {result && hasEarned(result.code) ? (
        <Earned result={result} />
      ) : (
        <Plain shown={shown} words={words} result={result} />
      )}
    </Card>
  )
}

export function wordsOfAnswer({ answer }: Pick<Shown, 'answer'>): OutcomeWords {
  switch (answer.kind) {
    case 'result':
      return wordsOf(answer.result)
    case 'unsent':
      return wordsUnsent()
    case 'tooFast':
      return wordsRefused(texts.tooFastTitle, answer.text)
    case 'failed':
      return wordsRefused(texts.failedTitle, answer.text)
  }
}

function Earned({ result }: { result: EarnResult }) {
  return (
    <>
      <p className="mt-2 text-ink-2">{texts.verified(result.code_masked, today())}</p>
      <ProductBox result={result} />
      <PointsCounted points={result.point} />
      <Balance label={texts.newBalance} points={result.available_point} />
      {result.progress && <TierProgress progress={result.progress} />}
      {result.voucher && <VoucherGiven voucher={result.voucher} />}
    </>
  )
}

interface PlainProps {
  shown: Shown
  words: OutcomeWords
  result: EarnResult | null
}

function Plain({ shown, words, result }: PlainProps) {
  // A mistyped code is shown in full, to be held against the stamp.
  const isWrong = words.name === 'codeIncorrect'
  const masked = result?.code_masked ?? shown.entry.masked
  return (
    <>
      <p className="mt-2 text-sm text-ink-2">{isWrong ? texts.yourCode : texts.codeOf(masked)}</p>
      {isWrong && <BigCode>{groupCode(shown.code)}</BigCode>}
      <p className="mx-auto mt-3 max-w-lg">{words.text}</p>
      {result?.locked_until && (
        <p className="mt-2 font-semibold">{texts.lockedUntil(result.locked_until)}</p>
      )}
      {result && <WhoUsedIt result={result} />}
      {result && <ProductBox result={result} />}
      <p className="mx-auto mt-4 max-w-lg text-ink-2">{words.next}</p>
    </>
  )
}

function BigCode({ children }: { children: ReactNode }) {
  return <p className="mt-1 text-xl font-semibold tracking-[0.12em] tabular">{children}</p>
}

function Balance({ label, points }: { label: string; points: number }) {
  return (
    <p className="mt-1 text-ink-2">
      {label} <b className="font-semibold text-ink tabular">{formatPoints(points)}</b>
    </p>
  )
}

/** Where the member stands between this tier and the next. */
function TierProgress({ progress }: { progress: NonNullable<EarnResult['progress']> }) {
  const { tier, earned, next_tier: nextTier } = progress
  const from = progress.tier_from
  const to = progress.next_from ?? earned
  const share = to > from ? Math.min(1, Math.max(0, (earned - from) / (to - from))) : 1
  const way = nextTier ? texts.toNextTier(Math.max(0, to - earned), nextTier) : texts.topTier
  return (
    <div className="mt-6">
      <svg aria-hidden="true" className="block h-2 w-full overflow-hidden rounded-full">
        <rect width="100%" height="100%" className="fill-line" />
        <rect width={`${share * 100}%`} height="100%" className="fill-star" />
      </svg>
      <p className="mt-2 flex justify-between gap-3 text-sm text-ink-2">
        <span className="whitespace-nowrap">{texts.tier(tier)}</span>
        <span className="text-right">{way}</span>
      </p>
    </div>
  )
}

/** A voucher that came with the code. */
function VoucherGiven({ voucher }: { voucher: NonNullable<EarnResult['voucher']> }) {
  return (
    <Anchor
      to={paths.myVouchers()}
      className="mt-5 flex min-h-11 items-center gap-3 rounded-md border border-point-line bg-point-tint p-3 text-left text-point"
    >
      <Ticket aria-hidden="true" className="size-6 shrink-0" />
      <span>
        <span className="block text-sm">{texts.voucherToo}</span>
        <b className="font-semibold">{voucher.name}</b>
      </span>
    </Anchor>
  )
}
