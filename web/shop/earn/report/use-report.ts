import { useRef } from 'react'
import type { Input } from '#domain/contract.ts'
import { reportCounterfeit } from '#domain/genuine/api.ts'
import { api } from '#web/api.ts'
import { randomKey } from '#web/form/random-key.ts'

type Draft = Omit<Input<typeof reportCounterfeit>, 'code'>

/** Sends a report and gives its number; one that may have arrived is sent again under the same key. */
export function useReport(code: string): (draft: Draft) => Promise<string> {
  const sent = useRef({ key: '', body: '' })
  return async (draft) => {
    const input = { ...draft, code, photo: draft.photo || undefined }
    const body = JSON.stringify(input)
    if (sent.current.body !== body) sent.current = { key: randomKey(), body }
    const options = { idempotencyKey: sent.current.key }
    return (await api.call(reportCounterfeit, input, options)).reference
  }
}
