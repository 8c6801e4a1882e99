import { useEffect, useRef } from 'react'
import { useTypeToGoOn } from '#web/features/earn/use-type-to-go-on.ts'
import { useStore } from '#web/features/store/use-store.ts'
import { Button } from '#web/ui/Button.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import { CounterNotices } from './CounterNotices.tsx'
import { CustomerLine } from './CustomerLine.tsx'
import { EntryList } from './EntryList.tsx'
import { PhoneField } from './PhoneField.tsx'
import { ScanKey } from './ScanKey.tsx'
import { counterTexts as texts } from './texts.ts'
import { useCounter } from './use-counter.ts'
import { useCustomer } from './use-customer.ts'
import { useGain } from './use-gain.ts'
import { VoucherAlong } from './VoucherAlong.tsx'

/** The counter: phone, codes, outcomes, next customer. On a phone its keys lie where the thumb is. */
export function CounterScreen() {
  const store = useStore()
  const username = store.user?.username ?? ''
  const counter = useCounter(store.code, { username, name: store.user?.full_name ?? '' })
  const { customer, lookAgain } = useCustomer(counter.phone)
  const gain = useGain(counter)
  const phoneInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  // At a desk one types on; on a phone the keyboard goes and the keys below come to sight.
  const goOn = () => (isThumb() ? phoneInput.current?.blur() : codeInput.current?.focus())
  const startOver = () => {
    counter.nextCustomer()
    phoneInput.current?.focus()
  }
  useEffect(() => {
    if (!isThumb()) phoneInput.current?.focus()
  }, [])
  useTypeToGoOn(true, (typed) => {
    counter.changeCode(counter.code + typed)
    codeInput.current?.focus()
  })
  return (
    <>
      <h1 className="sr-only">{texts.title}</h1>
      <CounterNotices device={counter.device} store={store.code} />
      <div className="grid items-start gap-x-6 desk:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
        <div>
          <PhoneField
            ref={phoneInput}
            phone={counter.phone}
            problem={counter.phoneProblem}
            onChange={counter.changePhone}
            onComplete={goOn}
          />
          <CustomerLine customer={customer} available={gain.available} onLookAgain={lookAgain} />
          <div className="mt-2.5">
            <CodeEntry counter={counter} ref={codeInput} />
          </div>
          <VoucherAlong voucher={counter.voucher} onChange={counter.changeVoucher} />
          <div className="fixed inset-x-0 bottom-[calc(61px+env(safe-area-inset-bottom))] z-20 mx-auto flex max-w-150 gap-2.5 border-t border-line bg-ground/95 px-4 py-2.5 desk:static desk:mt-3 desk:max-w-none desk:border-0 desk:bg-transparent desk:p-0">
            <ScanKey counter={counter} onPhoneMissing={() => phoneInput.current?.focus()} />
            <Button
              size="counter"
              look="quiet"
              className="w-29 shrink-0 px-2 text-md leading-tight desk:w-auto desk:px-5"
              onClick={startOver}
            >
              {texts.nextCustomer}
            </Button>
          </div>
        </div>
        <section className="mt-3 rounded-md border border-line bg-white p-4 max-desk:mb-24 desk:mt-0">
          <EntryList
            counter={counter}
            store={store.code}
            username={username}
            gained={gain.gained}
          />
        </section>
      </div>
    </>
  )
}

/** A finger on glass: a focused field would bring up a keyboard. */
function isThumb(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
