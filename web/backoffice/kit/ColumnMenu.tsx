import { Checkbox } from '#web/ui/Checkbox.tsx'
import { hiddenColumns } from './hidden-columns.ts'
import { kitTexts as texts } from './texts.ts'
import { ToolMenu } from '../parts/ToolMenu.tsx'

/** Which columns are seen, in this browser; the first always is. */
export function ColumnMenu({
  list,
  columns,
}: {
  list: string
  columns: readonly { key: string; head: string }[]
}) {
  const stored = hiddenColumns(list)
  const hidden = stored.use()
  const toggle = (key: string, isShown: boolean) =>
    stored.update((known) => (isShown ? known.filter((one) => one !== key) : [...known, key]))
  return (
    <div className="max-md:hidden">
      <ToolMenu label={texts.columns}>
        {columns.slice(1).map(({ key, head }) => (
          <Checkbox
            key={key}
            label={head}
            checked={!hidden.includes(key)}
            onChange={({ target }) => toggle(key, target.checked)}
          />
        ))}
      </ToolMenu>
    </div>
  )
}
