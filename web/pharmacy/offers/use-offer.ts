import { useRef, useState } from 'react'
import type { Output } from '#domain/contract.ts'
import {
  applyVoucher,
  infoVoucher,
  sendVoucherOtp,
  type CounterKind,
  type InfoVoucher,
} from '#domain/counter/api.ts'
import { counterProblemText } from '#domain/counter/texts.ts'
import { isPhone } from '#domain/kernel/phone.ts'
import { ApiError } from '#web/api.ts'
import { takePhone } from '#web/pharmacy/counter/handed-phone.ts'
import { problemOfPhone, problemWhileTyping } from '#web/pharmacy/counter/phone-problem.ts'
import { randomKey } from '#web/form/random-key.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { failureText } from '../session/failure-text.ts'
import { usePharmacy } from '../session/use-pharmacy.ts'
import { priceBill } from './price-bill.ts'
import { offerTexts as texts } from './texts.ts'

type Used = Output<typeof applyVoucher>
type Problems = Partial<Record<'phone' | 'code' | 'amount' | 'all', string>>

/** What is typed stays whatever fails; each way to change it makes what was checked old. */
export function useOffer(kind: CounterKind) {
  const { code: drugstoreCode } = usePharmacy()
  const [typed, setTyped] = useState(() => ({ phone: takePhone(), code: '', amount: '' }))
  const [info, setInfo] = useState<InfoVoucher | null>(null)
  const [used, setUsed] = useState<Used | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const [asksOtp, setAsksOtp] = useState(false)
  // One key for one wish: a press that is sent again is the same use.
  const key = useRef<{ of: string; key: string } | null>(null)
  const { phone, code, amount } = typed
  const voucherCode = code.trim()

  const type = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part })
    const wrong = problemWhileTyping(part.phone ?? typed.phone)
    setProblems(wrong === '' ? {} : { phone: wrong })
    if (part.code !== undefined || part.phone !== undefined) setInfo(null)
  }
  const work = async (doing: () => Promise<void>) => {
    setBusy(true)
    setProblems({})
    try {
      await doing()
    } catch (error) {
      setProblems(problemsOf(error))
    } finally {
      setBusy(false)
    }
  }

  const check = async () => {
    const missing = missingOf(phone, voucherCode)
    setProblems(missing)
    if (Object.keys(missing).length > 0 || busy) return missing
    await work(async () => {
      setInfo(await callPharmacy(infoVoucher, { voucherCode, drugstoreCode, phone }))
    })
    return {}
  }

  const toSend = () => ({
    phone,
    voucherCode,
    ...(info?.needs_amount && amount !== '' ? { amount: Number(amount) } : {}),
  })
  const apply = async (otp?: string) => {
    const input = toSend()
    const wish = JSON.stringify(input)
    if (key.current?.of !== wish) key.current = { of: wish, key: randomKey() }
    const sent = { ...input, ...(otp === undefined ? {} : { otp }) }
    const idempotencyKey = otp === undefined ? key.current.key : `${key.current.key}${otp}`
    setUsed(await callPharmacy(applyVoucher, sent, { idempotencyKey }))
    setAsksOtp(false)
    key.current = null
  }

  const use = async () => {
    if (busy || !info) return
    const lack = lackOf(info, amount)
    if (lack) return setProblems({ amount: lack })
    await work(async () => {
      if (!info.needs_otp) return apply()
      await callPharmacy(sendVoucherOtp, toSend())
      setAsksOtp(true)
    })
  }

  return {
    kind,
    typed,
    type,
    info,
    used,
    problems,
    busy,
    asksOtp,
    check,
    use,
    /** Throws what the sheet says, where the person looks; at its field it stands when that is closed. */
    giveOtp: async (otp: string) => {
      await apply(otp).catch((error: unknown) => {
        if (error instanceof ApiError && error.code.startsWith('otp')) throw error
        setProblems(problemsOf(error))
        throw inWords(error)
      })
    },
    resendOtp: () => callPharmacy(sendVoucherOtp, toSend()),
    closeOtp: () => setAsksOtp(false),
    /** Another code of the same customer. */
    forgetCode: () => {
      setTyped({ ...typed, code: '', amount: '' })
      setInfo(null)
      setProblems({})
    },
    nextCustomer: () => {
      setTyped({ phone: '', code: '', amount: '' })
      setInfo(null)
      setUsed(null)
      setProblems({})
    },
  }
}

export type Offer = ReturnType<typeof useOffer>

function missingOf(phone: string, code: string): Problems {
  return {
    ...(isPhone(phone) ? {} : { phone: problemOfPhone(phone) }),
    ...(code === '' ? { code: texts.codeMissing } : {}),
  }
}

/** Told before anybody gets a message. */
function lackOf(info: InfoVoucher, amount: string): string | null {
  if (!info.needs_amount) return null
  if (amount === '') return texts.amountMissing
  const evaluated = priceBill(info, Number(amount))
  if ('saving' in evaluated || evaluated.problem !== 'minGoods') return null
  return counterProblemText('minGoods', evaluated)
}

/** The sheet has one place for all that goes wrong: what the server says of its fields is told there. */
function inWords(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { status, code } = error
  return new ApiError({ status, code, message: failureText(error) })
}

/** What the server says stands at its field; what belongs to none above the button. */
function problemsOf(error: unknown): Problems {
  if (!(error instanceof ApiError)) return { all: failureText(error) }
  const { phone, voucherCode, amount } = error.fields
  if (error.code === 'notFound') return { code: error.message }
  if (phone === undefined && voucherCode === undefined && amount === undefined) {
    return { all: error.message }
  }
  return {
    ...(phone === undefined ? {} : { phone }),
    ...(voucherCode === undefined ? {} : { code: voucherCode }),
    ...(amount === undefined ? {} : { amount }),
  }
}
