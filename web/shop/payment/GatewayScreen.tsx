import ShieldCheck from 'lucide-react/icons/shield-check'
import { useEffect, useRef, useState } from 'react'
import { seconds } from '#domain/kernel/durations.ts'
import type { GatewayForm } from '#domain/payment/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { stay } from './departure.ts'
import { paymentTexts as texts } from './texts.ts'

/** A gateway that has not answered by then may need a press. */
const timeout = seconds(6)

/** Takes the browser to the card gateway: by itself, or by a press where that does not work. */
export function GatewayScreen({ form }: { form: GatewayForm }) {
  const sent = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isSlow = useIsSlow()
  useEffect(() => {
    heading.current?.focus()
    // Not its own method, which a field named "submit" would hide.
    if (sent.current) HTMLFormElement.prototype.submit.call(sent.current)
  }, [])
  useReloadOnReturn()
  return (
    <Card className="mx-auto max-w-xl text-center">
      <span className="mx-auto grid size-16 place-items-center rounded-full bg-primary-tint text-primary">
        <ShieldCheck aria-hidden="true" className="size-8" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none phone:text-xl">
        {texts.leavingTitle}
      </h1>
      <p className="mt-2 text-ink-2">{texts.leavingTo(placeOf(form))}</p>
      <p className="text-ink-2">{texts.leavingText}</p>
      <p role="status" className="mt-5 flex min-h-11 items-center justify-center">
        {isSlow ? texts.leavingSlow : <Spinner className="size-8 text-primary" />}
      </p>
      <form ref={sent} action={form.action} method={form.method} className="mt-3">
        {Object.entries(form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="main" wide variant={isSlow ? 'primary' : 'secondary'}>
          {texts.goToGateway}
        </Button>
      </form>
      <Button variant="plain" wide className="mt-2" onClick={stay}>
        {texts.stay}
      </Button>
    </Card>
  )
}

/** VNPay is entered by address, the gateway of international cards by a posted form. */
function placeOf({ fields, method }: GatewayForm): string {
  if (Object.keys(fields).some((name) => name.startsWith('vnp_'))) return texts.vnpay
  return method === 'POST' ? texts.cardGateway : texts.gateway
}

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), timeout)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}

/** Going back, a browser may show this very page as it was left: what counts is the order as it is now. */
function useReloadOnReturn(): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])
}
