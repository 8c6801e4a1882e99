import { useRef, useState } from 'react'
import type { Output } from '#domain/contract.ts'
import {
  applyVoucher,
  infoVoucher,
  sendVoucherOtp,
  type CounterKind,
  type InfoVoucher,
} from '#domain/counter/api.ts'
import { isPhone } from '#domain/kernel/phone.ts'
import { ApiError } from '#web/api.ts'
import { randomKey } from '#web/features/earn/random-key.ts'
import { callStore } from '../call-store.ts'
import { failureText } from '../failure-text.ts'
import { useStore } from '../use-store.ts'
import { offerTexts as texts } from './texts.ts'

type Used = Output<typeof applyVoucher>
type Problems = Partial<Record<'phone' | 'code' | 'amount' | 'all', string>>

/** What is typed stays whatever fails; each way to change it makes what was checked old. */
export function useOffer(kind: CounterKind) {
  const { code: drugstoreCode } = useStore()
  const [typed, setTyped] = useState({ phone: '', code: '', amount: '' })
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
    setProblems({})
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
      setInfo(await callStore(infoVoucher, { voucherCode, drugstoreCode, phone }))
    })
    return {}
  }

  const apply = async (otp?: string) => {
    const input = {
      ...{ phone, voucherCode },
      ...(info?.needs_amount && amount !== '' ? { amount: Number(amount) } : {}),
    }
    const wish = JSON.stringify(input)
    if (key.current?.of !== wish) key.current = { of: wish, key: randomKey() }
    const sent = { ...input, ...(otp === undefined ? {} : { otp }) }
    const idempotencyKey = otp === undefined ? key.current.key : `${key.current.key}${otp}`
    setUsed(await callStore(applyVoucher, sent, { idempotencyKey }))
    setAsksOtp(false)
    key.current = null
  }

  const use = async () => {
    if (busy || !info) return
    if (info.needs_amount && amount === '') return setProblems({ amount: texts.amountMissing })
    await work(async () => {
      if (!info.needs_otp) return apply()
      await callStore(sendVoucherOtp, { phone, voucherCode })
      setAsksOtp(true)
    })
  }

  return {
    ...{ kind, typed, type, info, used, problems, busy, asksOtp, check, use },
    /** Throws what the dialog says: a wrong or late code; whatever else is said at its field. */
    giveOtp: async (otp: string) => {
      await apply(otp).catch((error: unknown) => {
        if (error instanceof ApiError && /^otp|rateLimited|offline/.test(error.code)) throw error
        setAsksOtp(false)
        setProblems(problemsOf(error))
      })
    },
    resendOtp: () => callStore(sendVoucherOtp, { phone, voucherCode }),
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
    ...(isPhone(phone) ? {} : { phone: phone === '' ? texts.phoneMissing : texts.phoneWrong }),
    ...(code === '' ? { code: texts.codeMissing } : {}),
  }
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
