import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { InfoVoucher } from '#domain/counter/api.ts'
import { describeGoods, describeVoucher } from '#domain/voucher/texts.ts'
import { withDots } from '#web/features/code-entry/code-typing.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { AmountInput } from '#web/ui/AmountInput.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'
import { nextCustomerId } from './OfferUsed.tsx'
import { noProof } from './no-proof.ts'
import { priceBill } from './price-bill.ts'
import { termsOf } from './terms-of.ts'
import { counterOtpTexts, offerTexts as texts } from './texts.ts'
import type { Offer } from './use-offer.ts'
import { maxAmountDigits } from '#web/pharmacy/limits.rules.ts'

const OtpDialog = lazy(async () => {
  const { OtpDialog: dialog } = await import('#web/features/identity/otp/OtpDialog.tsx')
  return { default: dialog }
})

/** What the code is, whether it can be used here, and the key that uses it. */
export function OfferResult({ offer, info }: { offer: Offer; info: InfoVoucher }) {
  const paths = usePharmacyPaths()
  const card = useRef<HTMLDivElement>(null)
  // It comes below the fields, perhaps out of sight. Newer browsers answer with a promise: no clean-up.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'start' })
  }, [])
  const isOther = info.usable && info.kind !== offer.kind
  return (
    <Card as="section" ref={card} className="flex scroll-mt-22 flex-col gap-4" aria-live="polite">
      <Terms info={info} />
      {!info.usable && (
        <p role="alert" className="rounded-md border border-sale bg-sale-tint p-3">
          {info.reason}
        </p>
      )}
      {isOther && <p className="rounded-md bg-point-tint p-3">{texts.otherKind[info.kind]}</p>}
      {isOther ? (
        <ButtonLink
          size="counter"
          to={info.kind === 'prize' ? paths.prizeCodes() : paths.offerCodes()}
        >
          {texts.goOther[info.kind]}
        </ButtonLink>
      ) : (
        info.usable && <UseIt offer={offer} info={info} />
      )}
      <Button variant="plain" onClick={offer.forgetCode}>
        {texts.changeCode}
      </Button>
      {offer.asksOtp && (
        <Suspense>
          <OtpDialog
            open
            onOpenChange={(open) => !open && offer.closeOtp()}
            type="voucher"
            phone={offer.typed.phone}
            words={counterOtpTexts}
            proof={noProof}
            home={paths.home()}
            send={offer.resendOtp}
            submit={offer.giveOtp}
          />
        </Suspense>
      )}
    </Card>
  )
}

function Terms({ info }: { info: InfoVoucher }) {
  const Sign = info.usable ? CircleCheck : CircleX
  const terms = termsOf(info)
  return (
    <div>
      <Badge
        tone={info.usable ? 'ok' : 'sale'}
        icon={<Sign aria-hidden="true" className="size-4" />}
      >
        {info.usable ? texts.usable : texts.notUsable}
      </Badge>
      <h2 className="mt-2 text-lg font-bold">{info.name}</h2>
      <p className="text-xl font-bold text-point">
        {info.kind === 'prize' ? texts.worth(info.VoucherValue) : describeVoucher(terms)}
      </p>
      {info.description && <p className="mt-1 text-ink-2">{info.description}</p>}
      <p className="mt-1 text-sm text-ink-3">
        {info.kind === 'offer' && `${describeGoods(terms)} · `}
        {texts.until(info.expired_date)} · {texts.codeOf(withDots(info.code))}
      </p>
    </div>
  )
}

function UseIt({ offer, info }: { offer: Offer; info: InfoVoucher }) {
  const { typed, type, problems, busy, kind } = offer
  const amount = useRef<HTMLInputElement>(null)
  // What is asked for next.
  useEffect(() => amount.current?.focus({ preventScroll: true }), [])
  // Whatever was refused at this field is looked for there.
  useEffect(() => {
    if (problems.amount !== undefined) amount.current?.focus()
  }, [problems])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void offer.use()
      }}
      className="flex flex-col gap-4"
    >
      {info.needs_amount && (
        <Field
          label={texts.amount}
          hint={billInWords(typed.amount, info)}
          error={problems.amount}
          required={info.needs_amount}
        >
          {(control) => (
            <AmountInput
              {...control}
              ref={amount}
              size="counter"
              value={typed.amount}
              maxLength={maxAmountDigits}
              data-focus-instead={nextCustomerId}
              autoComplete="off"
              onValueChange={(digits) => type({ amount: digits })}
              className="tabular"
            />
          )}
        </Field>
      )}
      <FailureNote>{problems.all ?? ''}</FailureNote>
      {info.needs_otp && <p className="text-sm text-ink-2">{texts.needsOtp}</p>}
      <Button type="submit" size="counter" wide busy={busy} data-focus-instead={nextCustomerId}>
        {info.needs_otp ? texts.sendOtp : texts[kind].use}
      </Button>
    </form>
  )
}

/** The amount as it is read, and what it saves, before anybody gets a message. */
function billInWords(typed: string, info: InfoVoucher): string {
  if (typed === '') return info.min_goods > 0 ? texts.amountFrom(info.min_goods) : texts.amountHint
  const amount = Number(typed)
  const evaluated = priceBill(info, amount)
  if ('saving' in evaluated) return texts.billSaves(amount, evaluated.saving)
  return evaluated.problem === 'minGoods' ? texts.billLacks(evaluated.missing) : texts.bill(amount)
}
