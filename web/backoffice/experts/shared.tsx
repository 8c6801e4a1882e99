import { Badge } from '#web/ui/Badge.tsx'
import { expertScreenTexts as texts } from './texts.ts'

export function StateBadge({ active }: { active: boolean }) {
  return (
    <span className="whitespace-nowrap">
      <Badge tone={active ? 'ok' : 'neutral'}>{texts.states[active ? 'active' : 'inactive']}</Badge>
    </span>
  )
}
