import type { Endpoint, Input } from '#domain/contract.ts'
import type { DataRequestRecord } from '#domain/data-request/backoffice/requests.ts'
import { countDataRequests } from '#domain/data-request/backoffice/waiting.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { refreshAll } from '#web/query/realm.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { backoffice } from '../data/use-query.ts'
import { dataRequestScreenTexts as texts } from './texts.ts'

export interface RequestPartProps {
  record: DataRequestRecord
  onChanged: (record: DataRequestRecord) => void
}

/** Sends a move and shows what became of it; who was overtaken sees how it is now. */
export function useRequestChange(onChanged: RequestPartProps['onChanged']) {
  return async <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    done: string,
    take: (answer: unknown) => DataRequestRecord = (answer) => answer as DataRequestRecord,
  ): Promise<void> => {
    try {
      onChanged(take(await callBackoffice(endpoint, input, { silent: true })))
      notify({ text: done, kind: 'success' })
      void refreshAll(backoffice, countDataRequests)
    } catch (error) {
      const current = error instanceof ApiError ? error.current : undefined
      if (!current) throw error
      onChanged(current as DataRequestRecord)
      notify({ text: texts.overtaken, kind: 'info' })
    }
  }
}
