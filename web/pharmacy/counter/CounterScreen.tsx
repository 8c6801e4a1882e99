import { useEffect, useRef } from 'react'
import { isPhone, normalizePhone } from '#domain/kernel/phone.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { bareCode } from '#web/features/code-entry/code-typing.ts'
import { useTypeToGoOn } from '#web/features/code-entry/use-type-to-go-on.ts'
import { usePharmacy } from '#web/pharmacy/session/use-pharmacy.ts'
import { Button } from '#web/ui/Button.tsx'
import { isThumb } from '#web/ui/is-thumb.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { CustomerHint } from './CustomerHint.tsx'
import { EntryListSkeleton } from './EntryListSkeleton.tsx'
import { PhoneField } from './PhoneField.tsx'
import { PlayAlong } from './PlayAlong.tsx'
import { readPhoneTyping } from './phone-typing.ts'
import { ScanKey } from './ScanKey.tsx'
import { counterTexts as texts } from './texts.ts'
import { useCounter } from './use-counter.ts'
import { useCustomer } from './use-customer.ts'
import { useGain } from './use-gain.ts'
import { VoucherAlong } from './VoucherAlong.tsx'

const notices = lazyPart(() => import('./CounterNotices.tsx').then((part) => part.CounterNotices))
const line = lazyPart(
  () => import('./CustomerLine.tsx').then((part) => part.CustomerLine),
  CustomerHint,
)
const list = lazyPart(
  () => import('./EntryList.tsx').then((part) => part.EntryList),
  EntryListSkeleton,
)

/** The counter: phone, codes, outcomes, next customer. On a phone its keys lie where the thumb is. */
export function CounterScreen() {
  const pharmacy = usePharmacy()
  const { user } = pharmacy
  const username = user?.username ?? ''
  const counter = useCounter(pharmacy.code, { username, name: user?.full_name ?? '' })
  const { customer, lookAgain } = useCustomer(counter.phone)
  const gain = useGain(counter)
  const phoneInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const typeCode = (typed: string) => {
    const isNew = counter.codeProblem !== '' || counter.typo !== null
    counter.changeCode(bareCode(isNew ? typed : counter.code + typed))
    codeInput.current?.focus()
  }
  const typePhone = (typed: string) => {
    counter.changePhone(readPhoneTyping(typed, typed.length).phone)
    phoneInput.current?.focus()
  }
  const goOn = (code: string) => {
    if (code !== '') typeCode(code)
    else if (codeInput.current) moveOnTo(codeInput.current)
  }
  // Codes begin with a letter: the cursor was quicker than a digit of the phone, be it one too many.
  const changeCode = (code: string) => {
    if (counter.code === '' && counter.phone !== '' && isDigit(code))
      typePhone(counter.phone + code)
    else counter.changeCode(code)
  }
  const startOver = () => {
    counter.nextCustomer()
    phoneInput.current?.focus()
  }
  useEffect(() => {
    if (!isThumb()) phoneInput.current?.focus()
  }, [])
  useTypeToGoOn(true, (typed) => {
    if (isPhone(normalizePhone(typed))) typePhone(typed)
    else if (isDigit(typed) && counter.code === '') typePhone(counter.phone + typed)
    else typeCode(typed)
  })
  return (
    <>
      <h1 className="sr-only">{texts.title}</h1>
      <notices.Part device={counter.device} pharmacy={pharmacy.code} />
      <div className={columns}>
        <div>
          <PhoneField
            ref={phoneInput}
            phone={counter.phone}
            problem={counter.phoneProblem}
            onChange={counter.changePhone}
            onGoOn={goOn}
            onIncomplete={counter.ensurePhone}
          />
          {counter.phoneProblem === '' ? (
            <line.Part customer={customer} available={gain.available} onLookAgain={lookAgain} />
          ) : (
            // What is said at the field has taken the line's place, and all but this of its height.
            <div className="h-[0.8125rem]" />
          )}
          <div className="mt-2.5">
            <CodeEntry counter={counter} ref={codeInput} onChange={changeCode} />
          </div>
          <div className="flex flex-wrap gap-x-2">
            <VoucherAlong voucher={counter.voucher} onChange={counter.changeVoucher} />
            <PlayAlong phone={counter.phone} />
          </div>
        </div>
        <div className={keys}>
          <ScanKey counter={counter} onPhoneMissing={() => phoneInput.current?.focus()} />
          <Button
            size="counter"
            variant="quiet"
            className="grow basis-28 px-2! py-1! text-md! leading-tight desk:grow-0 desk:basis-auto desk:px-5!"
            onClick={startOver}
          >
            {texts.nextCustomer}
          </Button>
        </div>
        <section className="my-3 rounded-md border border-line bg-white p-4 desk:col-start-2 desk:row-span-2 desk:row-start-1 desk:my-0">
          <list.Part
            counter={counter}
            pharmacy={pharmacy.code}
            username={username}
            gained={gain.gained}
          />
        </section>
      </div>
    </>
  )
}

function isDigit(typed: string): boolean {
  return /^\d$/.test(typed)
}

/**
 * The cursor moves on. On glass the keyboard goes all the same, for it covers the key that scans, and
 * comes back when the field is touched.
 */
function moveOnTo(input: HTMLInputElement): void {
  if (isThumb()) {
    input.inputMode = 'none'
    const restore = () => {
      input.inputMode = 'text'
    }
    input.addEventListener('pointerdown', restore, { once: true })
    input.addEventListener('blur', restore, { once: true })
  }
  input.focus()
}

/**
 * On a phone the keys come last, stay above the tabs whatever is scrolled, and lie at the bottom of the
 * screen even while the list is short: what is left of it beside header, tabs and air. In a low window they
 * stand between fields and list instead, and scroll with them.
 */
const columns =
  'flex flex-col desk:grid desk:items-start desk:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] desk:grid-rows-[auto_1fr] desk:gap-x-6 max-desk:min-h-[calc(100dvh-9.5625rem-env(safe-area-inset-bottom))]'
const keys =
  'counter-keys max-desk:not-low:order-last max-desk:sticky max-desk:bottom-[calc(3.75rem+1px+env(safe-area-inset-bottom)+var(--bar-drop))] max-desk:z-20 max-desk:mt-auto max-desk:-mx-4 max-desk:border-t max-desk:border-line max-desk:bg-ground max-desk:px-4 max-desk:py-2.5 flex flex-wrap gap-2.5 desk:mt-3'
