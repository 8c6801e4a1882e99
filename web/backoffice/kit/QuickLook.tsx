import type { Endpoint } from '#domain/contract.ts'
import type { RecordOf, RowOf } from '#domain/resource.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { Facts } from '../parts/Panel.tsx'
import type { FieldWords, ScreenDefinition, ShownResource } from './screen.ts'
import { kitTexts as texts } from './texts.ts'
import { valueText } from './value-text.ts'

export interface QuickLookProps<R extends ShownResource = ShownResource> {
  resource: R
  screen: ScreenDefinition<R>
  row: RowOf<R>
  onClose: () => void
}

/** All fields of a row without leaving the list. */
export function QuickLook({ resource, screen, row, onClose }: QuickLookProps) {
  const id = row.id
  const answer = useQuery<Endpoint>(resource.get, { id })
  const told = { ...answer, data: answer.data as RecordOf<ShownResource> | undefined }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={screen.titleOf(row)}
      description={texts.lookTitle}
      width={570}
      closeOnOutside
      footer={
        <Anchor to={screen.recordPath(id)} className={buttonClass({ variant: 'secondary' })}>
          {texts.open}
        </Anchor>
      }
    >
      <Answered answer={told}>
        {(record) => (
          <Facts
            facts={Object.entries<FieldWords>(screen.fields).map(([name, field]) => ({
              label: field.label,
              value: valueText(record[name], field, record),
            }))}
          />
        )}
      </Answered>
    </Dialog>
  )
}
