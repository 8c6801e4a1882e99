import { useState } from 'react'
import type { Input } from '#domain/contract.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import { readReminders, remind, type Reminder } from '#domain/purchase/api.ts'
import { ApiError } from '#web/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { countDue } from './count-due.ts'

export type ReminderAction = Extract<Input<typeof remind>, { action: string }>['action']

/** What can be done with one reminder. A refusal is said in words, with what the reminder has become. */
export function useReminderActions(reminder: Reminder, onChanged: (reminder: Reminder) => void) {
  const [busy, setBusy] = useState<ReminderAction | null>(null)
  const [failure, setFailure] = useState('')
  const { id, version } = reminder
  const act = async (action: ReminderAction, remind_at?: VietnamDay) => {
    if (busy) return
    setBusy(action)
    setFailure('')
    try {
      onChanged(await callPharmacy(remind, { id, version, action, remind_at }))
      void countDue()
    } catch (error) {
      const isTold = error instanceof ApiError && error.code === 'conflict'
      if (isTold && error.current) onChanged(error.current as Reminder)
      const ofDay = error instanceof ApiError ? error.fields['remind_at'] : undefined
      setFailure(ofDay ?? failureText(error))
    } finally {
      setBusy(null)
    }
  }
  const mark = async (read: boolean) => {
    if (reminder.read === read) return
    onChanged({ ...reminder, read })
    try {
      await callPharmacy(readReminders, { ids: [id], read }, { quiet: true })
      void countDue()
    } catch {
      onChanged(reminder)
    }
  }
  return { busy, failure, act, mark }
}
