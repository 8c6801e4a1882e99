import { useEffect, useEffectEvent, useState } from 'react'
import { encode } from 'uqr'
import { previewRevision } from '#domain/publishing/backoffice/api.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { useAttempt } from '#web/form/use-attempt.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { CopyText } from '../../parts/CopyText.tsx'
import { momentWords } from '../../parts/moment-words.ts'
import { publishTexts as texts } from './texts.ts'

const validHours = 24

/** A link that shows one revision to whoever has it, for a day; as words, and for a phone's camera. */
export function PreviewLinkDialog({
  id,
  number,
  onClose,
}: {
  id: number
  number: number
  onClose: () => void
}) {
  const [link, setLink] = useState<{ path: string; ends_at: string } | null>(null)
  const { failure, attempt } = useAttempt()
  const make = useEffectEvent(() =>
    attempt(async () =>
      setLink(await callBackoffice(previewRevision, { id, number, hours: validHours })),
    ),
  )
  useEffect(() => {
    void make()
  }, [])
  const address = link && `${location.origin}${link.path}`
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.linkTitle(number)}>
      <FailureNote>{failure}</FailureNote>
      {link && address ? (
        <div className="flex flex-col items-center gap-4">
          <p className="self-start text-ink-2">{texts.linkSays(momentWords(link.ends_at))}</p>
          <QrCode text={address} />
          <p className="flex w-full items-center gap-1 rounded-md border border-line py-1 pl-3 text-sm">
            <span className="min-w-0 flex-1 truncate">{address}</span>
            <CopyText text={address} label={texts.copyLink} />
          </p>
          <ButtonLink to={address} variant="secondary" target="_blank" rel="noopener">
            {texts.openLink}
          </ButtonLink>
        </div>
      ) : (
        !failure && <p role="status">{texts.linkMaking}</p>
      )}
    </Dialog>
  )
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={texts.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
