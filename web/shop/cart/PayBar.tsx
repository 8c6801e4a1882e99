import type { ReactNode } from 'react'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { cartTexts as texts } from './texts.ts'

export interface PayBarProps {
  /** In đồng; null while something is still to be known. */
  amount: number | null
  label?: string | undefined
  /** The way on. */
  children: ReactNode
}

/**
 * Where the order's card is not beside the content, its total and its button stay in reach. It sticks, so
 * it never covers the page's end; in a window that is low for its text it would cover what is read or typed.
 */
export function PayBar({ amount, label = texts.payment, children }: PayBarProps) {
  return (
    <div className="stays sticky bottom-(--bar-drop) z-30 -mx-[16px] mt-4 -mb-12 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-white px-[16px] pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] shadow-float low:static desk:hidden print:hidden">
      <p className="min-w-0">
        <span className="block text-xs text-ink-2">{label}</span>
        <b className="tabular block min-h-7 text-lg leading-7 whitespace-nowrap text-primary-deep">
          {amount !== null && formatVnd(amount)}
        </b>
      </p>
      <div className="min-w-36 grow basis-36">{children}</div>
    </div>
  )
}
