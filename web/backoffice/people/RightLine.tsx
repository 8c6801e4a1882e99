import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { permissions } from '#domain/staff/permissions.ts'
import { cx } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import type { ComparedRight } from './compare-rights.ts'
import { rightTexts as texts } from './texts.ts'

const signs = { same: Check, added: Plus, removed: Minus } as const

const tones = {
  same: 'text-ink',
  added: 'font-semibold text-ok',
  removed: 'text-sale line-through decoration-sale/50',
} as const

/** One right in words, with a sign where it is more or less than what it is compared with. */
export function RightLine({ permission, mark }: ComparedRight) {
  const Sign = signs[mark]
  return (
    <li className={cx('flex items-start gap-2', tones[mark])}>
      <Sign
        aria-hidden="true"
        className={cx('mt-0.5 size-4 shrink-0', mark === 'same' && 'text-ink-3')}
      />
      <span className="min-w-0">
        {mark !== 'same' && <VisuallyHidden>{texts.marks[mark]}: </VisuallyHidden>}
        {permissions[permission]}
      </span>
    </li>
  )
}
