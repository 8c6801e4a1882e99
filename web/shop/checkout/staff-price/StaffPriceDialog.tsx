import { useEffect, useState } from 'react'
import type { Output } from '#domain/contract.ts'
import { checkStaffIncentive, verifyStaffPhone } from '#domain/employee/api.ts'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { api } from '#web/api.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { CaptchaField } from '#web/features/captcha/CaptchaField.tsx'
import { useCaptcha } from '#web/features/captcha/use-captcha.ts'
import { failureText } from '#web/form/failure-text.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { OtpForm } from '#web/features/identity/otp/OtpForm.tsx'
import { setStaffPrice } from '#web/shop/state/staff-price.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { receiverPlaceId } from '../ReceiverSection.tsx'
import type { StaffPriceLineProps } from './StaffPriceLine.tsx'
import { staffPriceTexts as texts } from './texts.ts'

type Answer = Output<typeof checkStaffIncentive>

/** What the staff price would take off, and the proof that the phone is an employee's. */
export function StaffPriceDialog({
  cart,
  phone,
  onClose,
}: StaffPriceLineProps & { onClose: () => void }) {
  const giveReceiver = () => {
    onClose()
    document.getElementById(receiverPlaceId)?.querySelector('input')?.focus()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} width={448} title={texts.title}>
      {phone ? (
        <Checked cart={cart} phone={phone} onClose={onClose} />
      ) : (
        <>
          <p className="text-ink-2">{texts.needsPhone}</p>
          <Button wide onClick={giveReceiver} className="mt-5">
            {texts.giveReceiver}
          </Button>
        </>
      )}
    </Dialog>
  )
}

interface CheckedProps {
  cart: StaffPriceLineProps['cart']
  phone: string
  onClose: () => void
}

function Checked({ cart, phone, onClose }: CheckedProps) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failure, setFailure] = useState('')
  const [products] = useState(() =>
    cart.lines.map(({ item, quantity }) => ({ id: item.id, quantity })),
  )
  useEffect(() => {
    let isLeft = false
    api.call(checkStaffIncentive, { phone, products, preview: true }).then(
      (found) => !isLeft && setAnswer(found),
      (error: unknown) => !isLeft && setFailure(failureText(error)),
    )
    return () => {
      isLeft = true
    }
  }, [phone, products])
  if (failure) {
    return (
      <>
        <FailureNote>{failure}</FailureNote>
        <Close onClose={onClose} />
      </>
    )
  }
  if (!answer) {
    return (
      <div role="status" aria-label={texts.checking} className="flex flex-col gap-3">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    )
  }
  if (!answer.allowed) {
    return (
      <>
        <p role="status" className="text-ink-2">
          {answer.next_date ? texts.notYet(answer.next_date) : texts.none(phone)}
        </p>
        <Close onClose={onClose} />
      </>
    )
  }
  const use = (token?: string) => {
    setStaffPrice({ phone, incentives: incentivesOf(cart, answer), token })
    onClose()
  }
  return (
    <>
      <Savings cart={cart} answer={answer} />
      {answer.needs_code ? (
        <ProvePhone phone={phone} products={products} onProven={use} />
      ) : (
        <Button size="main" wide onClick={() => use()} className="mt-5">
          {texts.apply}
        </Button>
      )}
    </>
  )
}

function incentivesOf(cart: StaffPriceLineProps['cart'], { lines }: Answer) {
  const codeOf = new Map(cart.lines.map(({ item }) => [item.id, item.product_code]))
  return Object.fromEntries(lines.map(({ id, percent }) => [codeOf.get(id) ?? '', percent]))
}

function Savings({ cart, answer: { lines } }: { cart: CheckedProps['cart']; answer: Answer }) {
  const nameOf = new Map(cart.lines.map(({ item }) => [item.id, item.name]))
  const saving = lines.reduce((sum, { discount }) => sum + discount, 0)
  return (
    <>
      <p className="text-sm font-semibold">{texts.lines}</p>
      <ul className="tabular mt-2 flex flex-col gap-2 text-sm">
        {lines.map(({ id, percent, discount }) => (
          <li key={id} className="flex justify-between gap-4">
            <span>
              {nameOf.get(id)}
              <span className="block text-ink-3">{texts.percent(percent)}</span>
            </span>
            <b className="shrink-0 font-semibold text-ok">−{formatVnd(discount)}</b>
          </li>
        ))}
      </ul>
      <p className="mt-3 font-semibold">{texts.total(vnd(saving))}</p>
      <p className="text-sm text-ink-3">{texts.rule}</p>
    </>
  )
}

/** A code to the phone, good for ten minutes. */
function ProvePhone({
  phone,
  products,
  onProven,
}: {
  phone: string
  products: { id: number; quantity: number }[]
  onProven: (token: string) => void
}) {
  const proof = useCaptcha('code')
  const [isSent, setSent] = useState(false)
  const { busy, failure, attempt } = useAttempt()
  const send = async (captcha: string) => {
    const { sent } = await api.call(checkStaffIncentive, { phone, products, captcha })
    return sent ?? { expiresIn: 0, resendIn: 0 }
  }
  const start = () =>
    attempt(async () => {
      await send(await proof.captcha.take())
      setSent(true)
    })
  const submit = async (code: string) => {
    const { token } = await api.call(verifyStaffPhone, { phone, code })
    onProven(token)
  }
  if (isSent) {
    return (
      <div className="mt-5 border-t border-line pt-5">
        <OtpForm type="voucher" phone={phone} send={send} submit={submit} refusesInPlace />
      </div>
    )
  }
  return (
    <div className="mt-5 flex flex-col gap-3">
      <p className="text-sm text-ink-2">{texts.sendText(phone)}</p>
      <FailureNote>{failure}</FailureNote>
      {proof.status === 'solving' && <CaptchaField {...proof} />}
      <Button size="main" wide busy={busy} onClick={() => void start()}>
        {texts.sendCode}
      </Button>
    </div>
  )
}

function Close({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="secondary" wide onClick={onClose} className="mt-5">
      {texts.close}
    </Button>
  )
}
