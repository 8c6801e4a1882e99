import ShieldX from 'lucide-react/icons/shield-x'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { backofficeTexts as texts } from '../texts.ts'

/** The page is there, but not for this role; `permission` in words. */
export function Forbidden({ permission }: { permission?: string }) {
  return (
    <EmptyState
      level={1}
      icon={<ShieldX aria-hidden="true" />}
      title={texts.forbiddenTitle}
      text={permission ? texts.forbiddenText(permission) : texts.forbiddenPlain}
      className="py-20"
    />
  )
}
