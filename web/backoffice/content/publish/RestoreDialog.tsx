import { z } from 'zod'
import { restoreRevision, type Content } from '#domain/publishing/backoffice/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { ActionDialog } from '../../parts/ActionDialog.tsx'
import { useDraftStore } from '../draft/draft-context.ts'
import type { PublishProps } from './PublishPart.tsx'
import { publishTexts as texts } from './texts.ts'

const nothing = z.object({})

/** An old revision becomes the draft again; what the draft was is one step back. */
export function RestoreDialog({
  content: { id },
  number,
  onChanged,
  onClose,
}: PublishProps & { number: number; onClose: () => void }) {
  const store = useDraftStore()
  const restore = async () => {
    await store.flush()
    const { version } = store.read()
    const content: Content = await callBackoffice(restoreRevision, { id, number, version })
    store.restore(content.draft, content)
    onChanged(content)
    notify({ text: texts.restored })
  }
  return (
    <ActionDialog
      title={texts.restoreTitle(number)}
      says={texts.restoreSays}
      confirm={texts.restore}
      schema={nothing}
      initial={{}}
      onConfirm={restore}
      onClose={onClose}
    />
  )
}
