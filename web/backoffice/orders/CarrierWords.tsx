import { useState } from 'react'
import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { noteCarrierWords } from '#domain/order/backoffice/carrier-words.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { detailTexts as texts } from './detail-texts.ts'

/** Somebody has asked what a carrier's word means. */
export function CarrierWordsSeen({
  code,
  onSeen,
}: {
  code: string
  onSeen: (data: BackofficeOrder) => void
}) {
  const [isOpen, setOpen] = useState(false)
  if (!useCan('orders.ship')) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.wordSeen}
      </Button>
      {isOpen && (
        <ActionDialog
          title={texts.wordSeenTitle}
          says={texts.wordSeenSays}
          confirm={texts.wordSeen}
          {...reasonAlone}
          onConfirm={async ({ reason }) =>
            onSeen(await callBackoffice(noteCarrierWords, { code, reason }))
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
