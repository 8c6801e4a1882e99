import { useEffect, useRef, useState } from 'react'
import type { Typo } from '#domain/genuine/find-slip.ts'
import type { Entered, Entry } from './queue/entry.ts'
import { findCounter, useCounterQueue, type CounterQueue } from './queue/use-counter-queue.ts'
import { takePhone } from './handed-phone.ts'
import { problemOfPhone, problemWhileTyping } from './phone-problem.ts'
import { counterTexts as texts } from './texts.ts'

export interface CounterFields {
  phone: string
  phoneProblem: string
  code: string
  codeProblem: string
  /** A likely slip in the code: asked about once, then sent as it stands. */
  typo: Typo | null
  /** Null while nobody has asked for the field. */
  voucher: string | null
  /** The entry whose code is being put right: it stays in the list until the new one is kept. */
  correcting: { key: string } | null
}

const emptyFields: CounterFields = {
  phone: '',
  phoneProblem: '',
  code: '',
  codeProblem: '',
  typo: null,
  voucher: null,
  correcting: null,
}

type Secret = NonNullable<Entry['secret']>

export type Taken = { ok: true; entry: Entry } | { ok: false; problem: string }

export interface Counter extends CounterFields {
  device: CounterQueue
  /** Keys of what has been entered for the customer who stands here now. */
  ofCustomer: ReadonlySet<string>
  /** By key what was typed, in memory alone and until the next customer: the disk keeps no answered code. */
  typed: ReadonlyMap<string, Secret>
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
  /** Puts an entry's phone and code back into the fields; what is sent from there takes its place. */
  correct(entry: Entry): void
}

/** One customer after the other: phone, codes, outcomes. */
export function useCounter(pharmacy: string, by: Entered['by']): Counter {
  const device = useCounterQueue(pharmacy)
  const [fields, setFields] = useState(() => ({ ...emptyFields, phone: takePhone() }))
  const [ofCustomer, setOfCustomer] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState<ReadonlyMap<string, Secret>>(new Map())
  // Codes of this page's life by customer: an answered one is kept masked and could not be compared.
  const [entered] = useState(() => new Set<string>())
  // A head start: what does not come is asked for again with the first code.
  useEffect(() => void loadChecks().catch(() => undefined), [])
  const change = (part: Partial<CounterFields>) => setFields((before) => ({ ...before, ...part }))

  const ensurePhone = () => {
    const { phone } = fields
    const phoneProblem = problemOfPhone(phone)
    change({ phoneProblem })
    return phoneProblem === ''
  }

  const take = async (code: string, inPlaceOf?: string): Promise<Taken> => {
    const { phone, voucher } = fields
    const { problemOf } = await loadChecks()
    const kept = (device.counter?.queue.get() ?? device.view).entries
    const entries = kept.filter(({ key }) => key !== inPlaceOf)
    const problem = problemOf({ pharmacy, phone, code }, { entries, entered })
    if (problem) return { ok: false, problem }
    const mark = `${phone} ${code}`
    entered.add(mark)
    try {
      const voucherCode = voucher?.trim() || undefined
      const entry = await keep({ pharmacy, by, phone, code, voucherCode }, inPlaceOf)
      setOfCustomer((before) => new Set(before).add(entry.key))
      if (voucherCode) change({ voucher: null })
      return { ok: true, entry }
    } catch {
      // The disk is full or gone: what is not kept is not taken.
      entered.delete(mark)
      return { ok: false, problem: texts.notKept }
    }
  }

  // A second tap finds the same code in the field while the first is being looked at.
  const underWay = useRef('')
  const submit = async (options = { asIs: false }) => {
    if (fields.code === '' || !ensurePhone()) return
    const mark = `${fields.phone} ${fields.code}`
    if (underWay.current === mark) return
    underWay.current = mark
    await submitOnce(options).finally(() => {
      underWay.current = ''
    })
  }
  const submitOnce = async ({ asIs }: { asIs: boolean }) => {
    const checks = await loadChecks().catch(() => null)
    if (!checks) return change({ codeProblem: texts.notKept })
    const { readTyped, slipIn, refused } = checks
    const code = readTyped(fields.code)
    const typo = asIs || fields.typo ? null : slipIn(code)
    if (typo) return change({ code, typo, codeProblem: '' })
    // Empty at once: a reader's next code does not run into this one while the disk writes.
    const { correcting } = fields
    change({ code: '', codeProblem: '', typo: null, correcting: null })
    const taken = await take(code, correcting?.key)
    if (taken.ok) return setTyped((before) => withTyped(before, taken.entry, correcting?.key))
    setFields((before) => ({
      ...before,
      ...refused(before.code, code, taken.problem),
      ...(before.code === '' ? { correcting } : {}),
    }))
  }

  return {
    ...fields,
    device,
    ofCustomer,
    typed,
    ensurePhone,
    submit,
    take: (code) => take(code),
    changePhone: (phone) => {
      change({ phone, phoneProblem: problemWhileTyping(phone) })
      // Another phone is another customer: what was gained before is not theirs.
      if (ofCustomer.size > 0) setOfCustomer(new Set())
    },
    changeCode: (code) => {
      change({ code, codeProblem: '', typo: null })
      // Another code than the one that was to be put right: that one stays as it is.
      if (code === '') change({ correcting: null })
    },
    changeVoucher: (voucher) => change({ voucher }),
    nextCustomer: () => {
      setFields(emptyFields)
      setOfCustomer(new Set())
      setTyped(new Map())
    },
    correct: ({ key, secret }) => {
      const known = secret ?? typed.get(key)
      if (!known) return
      const { phone, code, voucherCode: voucher } = known
      // One that was answered would only be answered the same.
      if (secret) entered.delete(`${phone} ${code}`)
      setFields({ ...emptyFields, phone, code, voucher, correcting: { key } })
    },
  }
}

/** The new one in, the one that it puts right out: that has had its turn. */
function withTyped(
  before: ReadonlyMap<string, Secret>,
  { key, secret }: Entry,
  inPlaceOf = '',
): ReadonlyMap<string, Secret> {
  const after = new Map(before)
  after.delete(inPlaceOf)
  return secret ? after.set(key, secret) : after
}

/** On the disk first, then on its way. */
async function keep(one: Entered, inPlaceOf?: string): Promise<Entry> {
  const counter = await findCounter()
  const entry = await counter.queue.add(one, { inPlaceOf })
  void counter.senderOf(one.pharmacy).wake()
  // Asked for when there is something to lose: some browsers ask the person in turn.
  void navigator.storage?.persist?.()
  return entry
}

/** Fetched after the page is there, like the queue. */
function loadChecks() {
  return import('./check-code.ts')
}
