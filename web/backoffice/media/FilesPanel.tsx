import { useState } from 'react'
import { thumbnailOfStem } from '#domain/kernel/picture.ts'
import { restorePictureFile, type LibraryFile } from '#domain/media/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import type { PictureProps } from './PictureScreen.tsx'
import { mediaScreenTexts as texts } from './texts.ts'

/** The files that a picture has had; any of them can be shown again. */
export function FilesPanel({ picture, canEdit, onChanged }: PictureProps) {
  const [asked, setAsked] = useState<LibraryFile | null>(null)
  const { id, version } = picture
  return (
    <Panel title={texts.files} flush>
      <ul aria-label={texts.files} className="divide-y divide-line">
        {picture.files.map((file) => (
          <li key={file.id} className="flex items-start gap-3 px-4 py-3">
            <img
              src={thumbnailOfStem(file.stem)}
              alt=""
              loading="lazy"
              className="size-16 shrink-0 rounded-sm border border-line bg-ground object-cover"
            />
            <span className="flex min-w-0 flex-1 flex-col gap-0.5 text-sm">
              <b className="font-semibold wrap-anywhere">{texts.file(file.name)}</b>
              <span className="text-ink-2">{texts.size(file.width, file.height, file.bytes)}</span>
              <span className="text-ink-3">
                <When at={file.uploaded_at} /> {texts.uploadedBy(file.uploaded_by)}
              </span>
              {file.current ? (
                <span>
                  <Badge tone="ok">{texts.current}</Badge>
                </span>
              ) : (
                canEdit && (
                  <Button
                    variant="secondary"
                    onClick={() => setAsked(file)}
                    className="mt-1 self-start"
                  >
                    {texts.restore}
                  </Button>
                )
              )}
            </span>
          </li>
        ))}
      </ul>
      {asked && (
        <ActionDialog
          title={texts.restoreTitle}
          says={texts.restoreSays}
          confirm={texts.restore}
          {...reasonAlone}
          onConfirm={async ({ reason }) => {
            const change = { id, version, file: asked.id, reason }
            onChanged(await callBackoffice(restorePictureFile, change))
            notify({ text: texts.restored })
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  )
}
