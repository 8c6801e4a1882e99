import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import type { RefundLink } from '#domain/payment/refund-account/api.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { useFrame } from '#web/shop/frame/frame.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { AccountForm } from './AccountForm.tsx'
import { refundAccountPageTexts as texts } from './texts.ts'

interface RefundAccountViewProps {
  token: string
  link: RefundLink
  wrong: readonly string[]
}

/** What goes back, to where, and the form that says it; whole without scripts and without a login. */
export function RefundAccountView({ token, link: first, wrong }: RefundAccountViewProps) {
  const [link, setLink] = useState(first)
  const form = <AccountForm key={link.version} token={token} link={link} onChange={setLink} />
  return (
    <div className="shop-column pt-8 pb-12 phone:pt-4">
      <Card className="mx-auto max-w-xl px-8 py-8 phone:px-4 phone:py-6">
        <Head state={link.state} />
        <Facts link={link} />
        {wrong.length > 0 && link.state !== 'closed' && (
          <div className="mt-5">
            <FailureNote>
              {wrong.map((name) => texts.wrong[name] ?? texts.wrong.other).join(' ')}
            </FailureNote>
          </div>
        )}
        {link.state === 'asked' && <div className="mt-6">{form}</div>}
        {link.state === 'given' && (
          <details className="group mt-6" open={wrong.length > 0}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary hover:underline">
              {texts.change}
            </summary>
            <div className="mt-3">{form}</div>
          </details>
        )}
        {(link.state === 'closed' || link.state === 'paying') && <Call />}
      </Card>
    </div>
  )
}

function Head({ state }: Pick<RefundLink, 'state'>) {
  const says = heads[state]
  return (
    <>
      {state !== 'asked' && state !== 'closed' && (
        <span className="mb-4 grid size-12 place-items-center rounded-full bg-ok-tint text-ok">
          {state === 'paying' ? (
            <Clock aria-hidden="true" className="size-6" />
          ) : (
            <CircleCheck aria-hidden="true" className="size-6" />
          )}
        </span>
      )}
      <h1 className="text-2xl text-balance phone:text-xl">{says.title}</h1>
      {says.text && <p className="mt-2 text-ink-2">{says.text}</p>}
    </>
  )
}

const heads: Record<RefundLink['state'], { title: string; text?: string }> = {
  asked: { title: texts.ask },
  given: { title: texts.given, text: texts.givenText },
  paying: { title: texts.paying, text: texts.payingText },
  paid: { title: texts.paid, text: texts.paidText },
  closed: { title: texts.closed, text: texts.closedText },
}

function Facts({ link }: { link: RefundLink }) {
  const { amount, order_tail: order, bank, account_tail: tail, paid_at: paidAt } = link
  if (amount === undefined) return null
  return (
    <div className="mt-5 rounded-md bg-ground px-4 py-4">
      <p className="text-sm text-ink-2">{texts.amount}</p>
      <p className="tabular text-2xl font-bold text-primary-deep">{formatVnd(amount)}</p>
      {order && <p className="mt-1 text-sm text-ink-2">{texts.order(order)}</p>}
      {bank && tail && (
        <dl className="mt-3 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3">
          <dt className="text-ink-2">{texts.to}</dt>
          <dd className="tabular font-semibold">{texts.goesTo(bank, tail)}</dd>
        </dl>
      )}
      {paidAt && (
        <dl className="mt-1 flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-2">{texts.paidAt}</dt>
          <dd className="tabular">{formatDateTime(paidAt)}</dd>
        </dl>
      )}
    </div>
  )
}

function Call() {
  const { hotline } = useFrame().settings
  return (
    <ButtonLink to={`tel:${hotline.replaceAll(' ', '')}`} variant="secondary" wide className="mt-6">
      {texts.call(hotline)}
    </ButtonLink>
  )
}
