import type { Endpoint, Input } from '#domain/contract.ts'
import type { WholeQuestion } from '#domain/question/backoffice/api.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { questionScreenTexts as texts } from './texts.ts'

/**
 * Changes a question and shows it as it is then. Where somebody was faster theirs is shown, and said; what is refused
 * at a field is the form's to show.
 */
export function useQuestionChange(onChanged: (question: WholeQuestion) => void) {
  return async <E extends Endpoint>(endpoint: E, input: Input<E>, done: string): Promise<void> => {
    try {
      onChanged((await callBackoffice(endpoint, input)) as WholeQuestion)
      notify({ text: done, kind: 'success' })
    } catch (error) {
      const current = error instanceof ApiError ? error.current : undefined
      if (!current) throw error
      onChanged(current as WholeQuestion)
      notify({ text: texts.overtaken, kind: 'info' })
    }
  }
}
