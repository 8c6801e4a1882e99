import { z } from 'zod'
import { reasonField } from '#domain/staff/fields.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import type { FormSchema } from '#web/form/any-form.ts'
import type { ActionDialogProps, ActionFrameProps } from './ActionDialogBox.tsx'

const box = lazyPart<ActionDialogProps>(
  async () => (await import('./ActionDialogBox.tsx')).ActionDialogBox,
)

/** `ActionDialogBox`, which comes with all that dialogs are made of when the first one is opened. */
export function ActionDialog<S extends FormSchema>(props: ActionDialogProps<S>) {
  return <box.Part {...props} />
}

const frame = lazyPart<ActionFrameProps>(
  async () => (await import('./ActionDialogBox.tsx')).ActionFrameBox,
)

/** `ActionFrameBox`, around a form whose answers the caller looks at. */
export function ActionFrame<S extends FormSchema>(props: ActionFrameProps<S>) {
  return <frame.Part {...props} />
}

/** Where nothing but a reason is asked for. */
export const reasonAlone = { schema: z.object({ reason: reasonField }), initial: { reason: '' } }
