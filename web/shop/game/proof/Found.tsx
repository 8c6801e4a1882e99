import CircleAlert from 'lucide-react/icons/circle-alert'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import type { Finding } from './found-in.ts'

/** What this browser has found of a step: a sign and words, never colour alone. */
export function Found({ found }: { found: Finding }) {
  if (!found) return null
  const { holds, text } = found
  const Sign = holds === 'later' ? Clock : holds ? Check : CircleAlert
  const tone = holds === 'later' ? 'text-ink-2' : holds ? 'text-ok' : 'text-sale'
  return (
    <p className={`flex items-start gap-1.5 font-semibold ${tone}`}>
      <Sign aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>{text}</span>
    </p>
  )
}
