import type { Endpoint, Input } from '#domain/contract.ts'
import { previewMerge, type MergeRecord } from '#domain/merge/backoffice/merges.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { refreshAll } from '#web/query/realm.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { backoffice } from '../data/use-query.ts'
import { mergeScreenTexts as texts } from './texts.ts'

export interface MergePartProps {
  record: MergeRecord
  onChanged: (record: MergeRecord) => void
}

/** Sends a move and shows what became of it; who was overtaken sees how it is now. */
export function useMergeChange(onChanged: MergePartProps['onChanged']) {
  return async <E extends Endpoint>(endpoint: E, input: Input<E>, done: string): Promise<void> => {
    try {
      onChanged((await callBackoffice(endpoint, input, { silent: true })) as MergeRecord)
      notify({ text: done, kind: 'success' })
      void refreshAll(backoffice, previewMerge)
    } catch (error) {
      const current = error instanceof ApiError ? error.current : undefined
      if (!current) throw error
      onChanged(current as MergeRecord)
      notify({ text: texts.overtaken, kind: 'info' })
    }
  }
}
