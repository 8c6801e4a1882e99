import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from './class-names.ts'

export interface Tab {
  key: string
  label: ReactNode
  panel: ReactNode
}

export interface TabsProps {
  /** What the tabs are about, read out. */
  label: string
  tabs: readonly Tab[]
  defaultTab?: string
  className?: string
}

/** Parts of one thing side by side. Every panel is in the page, so search engines read them all. */
export function Tabs({ label, tabs, defaultTab, className }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(defaultTab ?? tabs[0]?.key)
  const moved = (event: KeyboardEvent) => {
    const next = tabAfterKey(tabs, current, event.key)
    if (!next) return
    event.preventDefault()
    setCurrent(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`)?.focus()
  }
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={moved}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ key, label: text }) => (
          <button
            key={key}
            id={`${id}-tab-${key}`}
            type="button"
            role="tab"
            data-tab={key}
            aria-selected={key === current}
            aria-controls={`${id}-panel-${key}`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => setCurrent(key)}
            className={cx(
              '-mb-px min-h-11 border-b-2 px-4 py-2 font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-3',
              key === current
                ? 'border-primary text-primary'
                : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          id={`${id}-panel-${key}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${key}`}
          tabIndex={0}
          hidden={key !== current}
          className="pt-5"
        >
          {panel}
        </div>
      ))}
    </div>
  )
}

function tabAfterKey(tabs: readonly Tab[], current: string | undefined, key: string) {
  const index = tabs.findIndex((tab) => tab.key === current)
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: (index - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }
  const target = targets[key]
  return target === undefined ? undefined : tabs[target]?.key
}
