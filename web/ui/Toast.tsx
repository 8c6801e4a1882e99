import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { IconButton } from './IconButton.tsx'
import { uiTexts } from './texts.ts'

export type ToastKind = 'success' | 'info' | 'error'

export interface ToastProps {
  kind: ToastKind
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  onClose: () => void
}

const signs = { success: CircleCheck, info: Info, error: TriangleAlert }
const colours: Record<ToastKind, string> = {
  success: 'text-ok',
  info: 'text-primary',
  error: 'text-sale',
}

/** A word in passing. Whoever shows it owns its time and the live region around it. */
export function Toast({ kind, title, text, action, onClose }: ToastProps) {
  const Sign = signs[kind]
  return (
    <div className="motion-rise pointer-events-auto flex w-full items-start gap-3 rounded-md border border-line bg-white py-3 pr-1.5 pl-4 shadow-lift">
      <Sign aria-hidden="true" className={cx('mt-0.5 size-5 shrink-0', colours[kind])} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {text && <p className="text-sm text-ink-2">{text}</p>}
        {action}
      </div>
      <IconButton
        label={uiTexts.close}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onClose}
        className="-my-2 text-ink-2"
      />
    </div>
  )
}
