import type { Endpoint, Input } from '#domain/contract.ts'
import type { WholeChat } from '#domain/chat/backoffice/api.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { chatScreenTexts as texts } from './texts.ts'

/** Changes a conversation and shows it as it is then. Where somebody was faster theirs is shown, and said. */
export function useChatChange(onChanged: (chat: WholeChat) => void) {
  return async <E extends Endpoint>(endpoint: E, input: Input<E>, done = ''): Promise<void> => {
    try {
      onChanged((await callBackoffice(endpoint, input)) as WholeChat)
      if (done) notify({ text: done, kind: 'success' })
    } catch (error) {
      const current = error instanceof ApiError ? error.current : undefined
      if (!current) throw error
      onChanged(current as WholeChat)
      notify({ text: texts.overtaken, kind: 'info' })
    }
  }
}
