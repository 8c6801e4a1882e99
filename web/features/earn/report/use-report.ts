import { useRef, useState } from 'react'
import { reportCounterfeit } from '#domain/genuine/api.ts'
import { api, ApiError } from '#web/api.ts'
import { randomKey } from '../random-key.ts'
import { reportTexts as texts } from '../texts.ts'

export interface ReportDraft {
  place: string
  description: string
  /** A JPEG data address, or empty. */
  photo: string
}

export type ReportErrors = Partial<Record<keyof ReportDraft, string>>

/** Sends a report; one that may have arrived is sent again under the same key. */
export function useReport(code: string) {
  const [reference, setReference] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const sent = useRef({ key: '', body: '' })
  const send = async (draft: ReportDraft) => {
    const input = { ...draft, code, photo: draft.photo || undefined }
    const body = JSON.stringify(input)
    if (sent.current.body !== body) sent.current = { key: randomKey(), body }
    setBusy(true)
    setFailure('')
    try {
      const options = { idempotencyKey: sent.current.key }
      setReference((await api.call(reportCounterfeit, input, options)).reference)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [ofField] = Object.values(error.fields)
      setFailure(error.code === 'offline' ? texts.unsent : (ofField ?? error.message))
    } finally {
      setBusy(false)
    }
  }
  return { reference, failure, busy, send }
}

/** What is still missing, by field. */
export function checkReport({ place, description }: ReportDraft): ReportErrors {
  return {
    ...(place.trim() ? {} : { place: texts.placeMissing }),
    ...(description.trim() ? {} : { description: texts.textMissing }),
  }
}
