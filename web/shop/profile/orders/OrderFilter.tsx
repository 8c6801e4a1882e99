import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { orderListTexts as texts } from '../texts.ts'
import { orderTabs } from './order-tabs.ts'
import { maxOrderCodeLength } from '#web/shop/limits.rules.ts'

/** Tabs and search are addresses: they can be shared, gone back to, and work without JavaScript. */
export function OrderFilter({ tab, code }: { tab: string; code: string }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <form
        role="search"
        method="get"
        action={paths.myOrders()}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = field.current?.value.trim()
          void navigate(paths.myOrders({ tab, code: typed }))
        }}
        className="mb-4 flex gap-2"
      >
        {tab && <input type="hidden" name="tab" value={tab} />}
        <TextInput
          key={code}
          ref={field}
          name="code"
          type="search"
          defaultValue={code}
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          maxLength={maxOrderCodeLength}
          autoComplete="off"
          className="max-w-sm"
        />
        <Button type="submit" variant="quiet">
          {texts.find}
        </Button>
      </form>
      <nav aria-label={texts.tabs} className="mb-4 overflow-x-auto border-b border-line">
        <ul className="flex gap-1">
          {orderTabs.map(({ key, label }) => (
            <li key={key}>
              <Anchor
                to={paths.myOrders({ tab: key, code })}
                aria-current={key === tab ? 'page' : undefined}
                className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-primary aria-[current=page]:text-primary"
              >
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
