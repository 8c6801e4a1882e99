import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { reasonAlone } from '../../parts/ActionDialog.tsx'
import { kitTexts } from '../texts.ts'
import { sheetTexts as texts } from './texts.ts'
import type { SheetState } from './use-sheet.ts'

/** How many rows were typed over, why, and saving them; in sight as long as there are any. */
export function SheetBar({ edits, onSaved }: { edits: SheetState; onSaved: () => Promise<void> }) {
  const { schema, initial } = reasonAlone
  const form = useForm(schema, {
    initial,
    send: async ({ reason }) => {
      const { saved, left } = await edits.save(reason)
      if (left > 0) form.setFailure(texts.left(left, saved))
      else notify({ text: texts.saved(saved) })
      await onSaved()
    },
    namesMissing: 'exactly',
  })
  return (
    <Form
      form={form}
      label={texts.bar}
      className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-end justify-end gap-x-4 gap-y-2 rounded-t-md border border-line bg-white px-4 py-3 shadow-lg"
    >
      <p role="status" className="min-w-max flex-1 self-center font-semibold">
        {texts.changed(edits.changed)}
      </p>
      <div className="min-w-48 flex-2">
        <Form.Text name="reason" label={kitTexts.reason} rows={1} />
        <Form.Failure />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="plain" onClick={edits.drop}>
          {texts.drop}
        </Button>
        <Button type="submit" busy={form.busy}>
          {kitTexts.save}
        </Button>
      </div>
    </Form>
  )
}
