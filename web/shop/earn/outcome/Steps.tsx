import Gift from 'lucide-react/icons/gift'
import Phone from 'lucide-react/icons/phone'
import RefreshCcw from 'lucide-react/icons/refresh-ccw'
import ScanLine from 'lucide-react/icons/scan-line'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import type { ReactNode } from 'react'
import { useFrame } from '#web/shop/frame/frame.ts'
import { paths } from '#web/paths.ts'
import type { ButtonVariant } from '#web/ui/button-variant.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { earnTexts as texts } from '../texts.ts'
import type { Way } from '../use-sending.ts'
import type { Step } from './looks.ts'

export interface StepsProps {
  steps: readonly Step[]
  way: Way
  busy: boolean
  affordableGifts?: number
  on: {
    next(): void
    scan(): void
    correct(): void
    resend(): void
    report(): void
  }
}

/** The ways on from an outcome; the first is the screen's main action. */
export function Steps(props: StepsProps) {
  const wanted = props.steps.filter((step) => step !== 'next' || props.way === 'typed')
  const withScan = props.steps.includes('next') && props.way === 'scanned'
  return (
    <div className="mt-4 flex flex-col gap-3">
      {withScan && <ScanSteps {...props} />}
      {wanted.map((step, index) => (
        <OneStep key={step} {...props} step={step} isFirst={index === 0 && !withScan} />
      ))}
    </div>
  )
}

/** Who scanned goes on scanning; the field stays one press away. */
function ScanSteps({ on }: StepsProps) {
  return (
    <>
      <Button size="main" wide icon={icon(ScanLine)} onClick={on.scan}>
        {texts.scanNext}
      </Button>
      <Button size="main" wide variant="secondary" onClick={on.next}>
        {texts.next}
      </Button>
    </>
  )
}

function OneStep(props: StepsProps & { step: Step; isFirst: boolean }) {
  const { step, isFirst, busy, on, affordableGifts = 0 } = props
  const { hotline } = useFrame().settings
  const variant: ButtonVariant = isFirst ? 'primary' : 'secondary'
  const button = { size: 'main', wide: true, variant } as const
  const link = (to: string, text: ReactNode, sign?: ReactNode) => (
    <ButtonLink {...button} to={to} icon={sign}>
      {text}
    </ButtonLink>
  )
  switch (step) {
    case 'next':
      return (
        <Button {...button} icon={icon(ScanLine)} onClick={on.next}>
          {texts.next}
        </Button>
      )
    case 'correct':
      return (
        <Button {...button} onClick={on.correct}>
          {texts.correct}
        </Button>
      )
    case 'resend':
      return (
        <Button {...button} busy={busy} icon={icon(RefreshCcw)} onClick={on.resend}>
          {texts.resend}
        </Button>
      )
    case 'report':
      return (
        <Button
          {...button}
          variant={isFirst ? 'primary' : 'danger'}
          icon={icon(ShieldAlert)}
          onClick={on.report}
        >
          {texts.report}
        </Button>
      )
    case 'back':
      return (
        <Button {...button} onClick={on.next}>
          {texts.back}
        </Button>
      )
    case 'gifts':
      return link(
        paths.gifts(),
        affordableGifts > 0 ? texts.affordableGifts(affordableGifts) : texts.seeGifts,
        icon(Gift),
      )
    case 'call':
      return link(`tel:${hotline.replaceAll(' ', '')}`, texts.call(hotline), icon(Phone))
    case 'history':
      return link(paths.pointsHistory(), texts.history)
    case 'vouchers':
      return link(paths.myVouchers(), texts.vouchers)
    case 'offers':
      return link(paths.offers(), texts.offers)
  }
}

function icon(Icon: typeof Gift): ReactNode {
  return <Icon aria-hidden="true" className="size-5" />
}
