import type { ReactNode } from 'react'

/**
 * On narrow screens the action stays at hand until the page's end; it sticks, so it never covers the footer.
 * With large text it would cover the page: the action stands in its text instead.
 */
export function BuyBar({ children }: { children: ReactNode }) {
  return (
    <div className="stays @container sticky bottom-0 z-30 -mx-[16px] mt-8 md:hidden noscript:hidden print:hidden">
      <div className="flex flex-wrap gap-2.5 border-t border-line bg-white px-[16px] pt-3 pb-[max(12px,env(safe-area-inset-bottom))] large-text:hidden">
        {children}
      </div>
    </div>
  )
}
