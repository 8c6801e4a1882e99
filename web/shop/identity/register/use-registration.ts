import { useCallback, useEffect, useState } from 'react'
import { sendRegisterCode, submitRegisterCode, type User } from '#domain/identity/api.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { api, isRefused } from '#web/api.ts'
import { now } from '#web/state/clock.ts'
import { authTexts as texts } from '#web/features/identity/texts.ts'
import { usePhoneProof } from '../use-phone-proof.ts'
import {
  fillFromOrder,
  forgetRegistrationDraft,
  getRegistrationDraft,
  keepRegistrationDraft,
} from './draft.ts'

type Stage = { name: 'phone' | 'code' | 'form' } | { name: 'done'; user: User }

/** A proof is good for ten minutes; one that is nearly over is asked for anew. */
const proofLasts = minutes(9)

/** Where somebody is on the way to an account, and what is known by then. */
export function useRegistration(known: string | undefined, onCreated: (user: User) => void) {
  const [stage, setStage] = useState<Stage>({ name: 'phone' })
  const { phone, setPhone, proof } = usePhoneProof(known)
  const [sessionKey, setSessionKey] = useState('')
  /** In memory alone. */
  const [password, setPassword] = useState('')
  const [exists, setExists] = useState(false)
  const [note, setNote] = useState('')
  const goTo = (name: 'phone' | 'code' | 'form', why = '') => {
    setNote(why)
    setStage({ name })
  }
  useEffect(() => {
    const kept = getRegistrationDraft()
    if (!kept.phone || (known && known !== kept.phone)) return
    setPhone(kept.phone)
    if (!kept.proof || kept.proof.until < now()) return
    setSessionKey(kept.proof.sessionKey)
    setNote(texts.keptNote)
    setStage({ name: 'form' })
    // Only what was there when the form came; later it is this form that keeps it.
  }, [known, setPhone])
  const send = useCallback(
    (captcha: string) => api.call(sendRegisterCode, { phone, captcha }),
    [phone],
  )
  const prove = async (code: string) => {
    const proved = await api.call(submitRegisterCode, { phone, code })
    if (proved.exists) return setExists(true)
    setSessionKey(proved.sessionKey)
    const kept = { sessionKey: proved.sessionKey, until: now() + proofLasts }
    keepRegistrationDraft({ phone, proof: kept })
    goTo('form', fillFromOrder(phone) ? texts.filledNote : '')
  }
  const restart = (why = '') => {
    keepRegistrationDraft({ proof: null })
    goTo('phone', why)
  }
  return {
    stage,
    phone,
    proof,
    sessionKey,
    password,
    setPassword,
    exists,
    note,
    send,
    prove,
    givePhone: (given: string) => {
      setPhone(given)
      keepRegistrationDraft({ phone: given })
      goTo('code')
    },
    samePhone: () => setExists(false),
    otherPhone: () => {
      setExists(false)
      restart()
    },
    /** The phone has an account: another one is wanted. */
    newPhone: () => {
      setPhone('')
      keepRegistrationDraft({ phone: '' })
      setExists(false)
      restart()
    },
    /** Whether the proof of the phone was not taken: the way begins again. */
    isRefused: (error: unknown) => {
      if (isRefused(error, 'sessionKeyNotValid')) restart(texts.sessionLate)
      else if (isRefused(error, 'phoneRegistered')) restart(error.message)
      else return false
      return true
    },
    created: (user: User) => {
      forgetRegistrationDraft()
      setStage({ name: 'done', user })
      onCreated(user)
    },
  }
}

export type Registration = ReturnType<typeof useRegistration>
