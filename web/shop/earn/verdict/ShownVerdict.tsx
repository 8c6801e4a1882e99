import Phone from 'lucide-react/icons/phone'
import RefreshCcw from 'lucide-react/icons/refresh-ccw'
import ScanLine from 'lucide-react/icons/scan-line'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { useEffect, useRef } from 'react'
import type { CodeVerdict } from '#domain/membership/api.ts'
import { useFrame } from '#web/shop/frame/frame.ts'
import { accountDialogIntent } from '#web/shop/identity/account-dialog.tsx'
import { telephoneLink } from '#web/ui/telephone-link.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { groupCode } from '#web/features/code-entry/code-typing.ts'
import { ProductBox } from '../outcome/ProductBox.tsx'
import { Seal } from '../outcome/tones.tsx'
import { earnTexts as texts } from '../texts.ts'
import type { ShownVerdict as Shown } from './use-verdict.ts'
import { wordsOfVerdict } from './verdict-words.ts'

export interface ShownVerdictProps {
  shown: Shown
  /** Somebody has logged in while it stood here. */
  isMember: boolean
  busy: boolean
  on: {
    /** The points, after a login where there is none. */
    earn(): void
    register(): void
    next(code?: string): void
    scan(): void
    resend(): void
    report(): void
  }
}

/** Genuine or not, without an account; the points wait for one. */
export function ShownVerdict(props: ShownVerdictProps) {
  const { shown } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const { answer } = shown
  useEffect(() => {
    if (answer) heading.current?.focus()
  }, [answer])
  const words = wordsOfVerdict(answer)
  const verdict = answer.kind === 'verdict' ? answer.verdict : null
  return (
    <>
      <Card as="section" aria-labelledby="ket-qua" className="px-5 py-7 text-center">
        <Seal tone={words.tone} name={words.sign} />
        <h2 id="ket-qua" ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none">
          {words.title}
        </h2>
        {verdict?.verdict === 'unknown' ? (
          <>
            <p className="mt-2 text-sm text-ink-2">{texts.yourCode}</p>
            <p className="mt-1 text-xl font-semibold tracking-[0.12em] tabular">
              {groupCode(shown.code)}
            </p>
          </>
        ) : (
          verdict && <p className="mt-2 text-sm text-ink-2">{texts.codeOf(verdict.code_masked)}</p>
        )}
        <p className="mx-auto mt-3 max-w-lg">{words.text}</p>
        {verdict && <ProductBox result={verdict} />}
        {verdict && verdict.point > 0 ? (
          <WaitingPoints verdict={verdict} isMember={props.isMember} />
        ) : (
          <p className="mx-auto mt-4 max-w-lg text-ink-2">{words.next}</p>
        )}
      </Card>
      <Ways {...props} verdict={verdict} />
    </>
  )
}

function WaitingPoints({ verdict, isMember }: { verdict: CodeVerdict; isMember: boolean }) {
  return (
    <div className="mt-5">
      <p className="text-3xl leading-tight font-bold text-point tabular">
        {texts.gained(verdict.point)}
      </p>
      <p className="mx-auto mt-1 max-w-md text-ink-2">
        {isMember ? texts.pointsWaitMember : texts.pointsWait}
      </p>
    </div>
  )
}

/** The ways on; the first is the main one. */
function Ways(props: ShownVerdictProps & { verdict: CodeVerdict | null }) {
  const { verdict, shown, isMember, on } = props
  const { hotline } = useFrame().settings
  const button = { size: 'main', wide: true } as const
  const icon = (Icon: typeof Phone) => <Icon aria-hidden="true" className="size-5" />
  const brings = verdict !== null && verdict.point > 0
  const isDoubtful = verdict?.verdict === 'used' || verdict?.verdict === 'recalled'
  return (
    <div className="mt-4 flex flex-col gap-3" {...(isMember ? {} : accountDialogIntent)}>
      {!verdict && (
        <Button {...button} busy={props.busy} icon={icon(RefreshCcw)} onClick={on.resend}>
          {texts.resend}
        </Button>
      )}
      {brings && (
        <Button {...button} busy={props.busy} onClick={on.earn}>
          {isMember ? texts.takePoints(verdict.point) : texts.loginForPoints(verdict.point)}
        </Button>
      )}
      {brings && !isMember && (
        <Button {...button} variant="secondary" onClick={on.register}>
          {texts.registerForPoints}
        </Button>
      )}
      {verdict?.verdict === 'unknown' && (
        <Button {...button} onClick={() => on.next(shown.code)}>
          {texts.correct}
        </Button>
      )}
      {isDoubtful && (
        <>
          <ButtonLink {...button} to={telephoneLink(hotline)} icon={icon(Phone)}>
            {texts.call(hotline)}
          </ButtonLink>
          <Button {...button} variant="danger" icon={icon(ShieldAlert)} onClick={on.report}>
            {texts.report}
          </Button>
        </>
      )}
      <Button
        {...button}
        variant={
          brings || isDoubtful || !verdict || verdict.verdict === 'unknown' ? 'quiet' : 'primary'
        }
        icon={icon(ScanLine)}
        onClick={shown.way === 'scanned' ? on.scan : () => on.next()}
      >
        {shown.way === 'scanned' ? texts.scanNext : texts.next}
      </Button>
    </div>
  )
}
