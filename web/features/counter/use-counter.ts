import { useEffect, useState } from 'react'
import type { Slip } from '#domain/genuine/find-slip.ts'
import { isPhone } from '#domain/kernel/phone.ts'
import type { Entered, Entry } from './queue/entry.ts'
import { findCounter, useCounterQueue, type CounterQueue } from './queue/use-counter-queue.ts'
import { counterTexts as texts } from './texts.ts'

export interface CounterFields {
  phone: string
  phoneProblem: string
  code: string
  codeProblem: string
  /** A likely slip in the code: asked about once, then sent as it stands. */
  slip: Slip | null
  /** Null while nobody has asked for the field. */
  voucher: string | null
}

const emptyFields: CounterFields = {
  ...{ phone: '', phoneProblem: '', code: '', codeProblem: '', slip: null, voucher: null },
}

export type Taken = { ok: true } | { ok: false; problem: string }

export interface Counter extends CounterFields {
  device: CounterQueue
  /** Keys of what has been entered for the customer who stands here now. */
  ofCustomer: ReadonlySet<string>
  changePhone(phone: string): void
  changeCode(code: string): void
  changeVoucher(voucher: string | null): void
  /** Whether a customer is known; says so at the field when not. */
  ensurePhone(): boolean
  /** The typed code: form, twins and slips are told before it is taken. */
  submit(options?: { asIs: boolean }): Promise<void>
  /** A code from the camera. */
  take(code: string): Promise<Taken>
  nextCustomer(): void
  /** Puts an entry's phone and code back into the fields. */
  correct(entry: Entry): Promise<void>
}

/** One customer after the other: phone, codes, outcomes. */
export function useCounter(store: string, by: Entered['by']): Counter {
  const device = useCounterQueue(store)
  const [fields, setFields] = useState(emptyFields)
  const [ofCustomer, setOfCustomer] = useState<ReadonlySet<string>>(new Set())
  // Codes of this page's life by customer: an answered one is kept masked and could not be compared.
  const [entered] = useState(() => new Set<string>())
  useEffect(() => void loadChecks(), [])
  const change = (part: Partial<CounterFields>) => setFields((before) => ({ ...before, ...part }))

  const ensurePhone = () => {
    const { phone } = fields
    if (isPhone(phone)) return true
    change({ phoneProblem: phone === '' ? texts.phoneMissing : texts.phoneWrong })
    return false
  }

  const take = async (code: string): Promise<Taken> => {
    const { phone, voucher } = fields
    const { problemOf } = await loadChecks()
    const { entries } = device.counter?.queue.get() ?? device.view
    const problem = problemOf({ store, phone, code }, { entries, entered })
    if (problem) return { ok: false, problem }
    const mark = `${phone} ${code}`
    entered.add(mark)
    try {
      const voucherCode = voucher?.trim() || undefined
      const entry = await keep({ store, by, phone, code, voucherCode })
      setOfCustomer((before) => new Set(before).add(entry.key))
      if (voucherCode) change({ voucher: null })
      return { ok: true }
    } catch {
      // The disk is full or gone: what is not kept is not taken.
      entered.delete(mark)
      return { ok: false, problem: texts.notKept }
    }
  }

  const submit = async ({ asIs } = { asIs: false }) => {
    if (fields.code === '' || !ensurePhone()) return
    const { readTyped, slipIn, refused } = await loadChecks()
    const code = readTyped(fields.code)
    const slip = asIs || fields.slip ? null : slipIn(code)
    if (slip) return change({ code, slip, codeProblem: '' })
    // Empty at once: a reader's next code does not run into this one while the disk writes.
    change({ code: '', codeProblem: '', slip: null })
    const taken = await take(code)
    if (!taken.ok)
      setFields((before) => ({ ...before, ...refused(before.code, code, taken.problem) }))
  }

  return {
    ...fields,
    ...{ device, ofCustomer, ensurePhone, submit, take },
    changePhone: (phone) => {
      change({ phone, phoneProblem: '' })
      // Another phone is another customer: what was gained before is not theirs.
      if (ofCustomer.size > 0) setOfCustomer(new Set())
    },
    changeCode: (code) => change({ code, codeProblem: '', slip: null }),
    changeVoucher: (voucher) => change({ voucher }),
    nextCustomer: () => {
      setFields(emptyFields)
      setOfCustomer(new Set())
    },
    correct: async ({ key, secret }) => {
      if (!secret) return
      const { phone, code, voucherCode: voucher } = secret
      await device.counter?.queue.remove(key)
      entered.delete(`${phone} ${code}`)
      setFields({ ...emptyFields, phone, code, voucher })
    },
  }
}

/** On the disk first, then on its way. */
async function keep(one: Entered): Promise<Entry> {
  const counter = await findCounter()
  const entry = await counter.queue.add(one)
  void counter.senderOf(one.store).wake()
  // Asked for when there is something to lose: some browsers ask the person in turn.
  void navigator.storage?.persist?.()
  return entry
}

/** Fetched after the page is there, like the queue. */
function loadChecks() {
  return import('./check-code.ts')
}
