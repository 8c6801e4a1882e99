import type { CallerState } from './use-caller.ts'
import { phoneOrderTexts as texts } from './texts.ts'

/** Whom the number belongs to, told as soon as it is whole. */
export function WhoCalls({ state }: { state: CallerState }) {
  return (
    <p role="status" className="text-ink-2 empty:hidden">
      {wordsOf(state)}
    </p>
  )
}

function wordsOf(state: CallerState): string {
  if (state.kind === 'looking') return texts.looking
  if (state.kind === 'failed') return texts.lookFailed
  if (state.kind !== 'found') return ''
  const { caller } = state
  if (caller.customer_id === null) return texts.nobody
  return caller.is_member ? texts.member(caller.name) : texts.guest(caller.name)
}
