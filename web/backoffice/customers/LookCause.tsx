import type { LookRow } from '#domain/customer/backoffice/api.ts'
import { lookTexts as texts } from './texts.ts'

/** Why somebody looked: the task that led there, or the reason that was chosen. */
export function LookCause({ look }: { look: Pick<LookRow, 'cause' | 'task' | 'words'> }) {
  const { cause, task, words } = look
  return (
    <span className="wrap-anywhere">
      {task ? `${texts.tasks[task.kind]} ${task.ref}` : texts.causes[cause]}
      {words && <span className="block text-ink-2">{words}</span>}
    </span>
  )
}
