import ImageUp from 'lucide-react/icons/image-up'
import { useEffect, useRef, useState } from 'react'
import type { LibraryDetail } from '#domain/media/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { sendReplacement } from './send-picture.ts'
import { mediaScreenTexts as texts } from './texts.ts'

/** Another file for a picture, seen beside the one that it has before anybody else sees it. */
export function ReplaceDialog({
  picture,
  onReplaced,
  onClose,
}: {
  picture: LibraryDetail
  onReplaced: (picture: LibraryDetail) => void
  onClose: () => void
}) {
  const [photo, setPhoto] = useState<File | null>(null)
  const shown = useAddressOf(photo)
  const { id, version, uses, stem } = picture
  return (
    <ActionDialog
      title={texts.replaceTitle}
      says={texts.replaceSays(uses)}
      confirm={texts.replace}
      width={660}
      isReady={photo !== null}
      notReady={texts.noFile}
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        onReplaced(await sendReplacement({ id, version, reason }, photo!))
        notify({ text: texts.replaced })
      }}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        <Shown label={texts.before} src={`${stem}-480.webp`} />
        <Shown label={texts.after} src={shown} />
      </div>
      <FileButton onChoose={setPhoto} />
    </ActionDialog>
  )
}

function Shown({ label, src }: { label: string; src: string | null }) {
  return (
    <figure className="flex min-w-0 flex-col gap-1.5">
      <figcaption className="text-sm font-semibold">{label}</figcaption>
      <span className="grid aspect-4/3 place-items-center overflow-hidden rounded-md border border-line bg-ground">
        {src ? (
          <img src={src} alt={label} className="size-full object-contain" />
        ) : (
          <ImageUp aria-hidden="true" className="size-8 text-ink-3" />
        )}
      </span>
    </figure>
  )
}

function FileButton({ onChoose }: { onChoose: (photo: File) => void }) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={texts.replaceFile}
        onChange={({ target }) => {
          const [photo] = target.files ?? []
          if (photo) onChoose(photo)
          target.value = ''
        }}
      />
      <Button
        variant="secondary"
        icon={<ImageUp aria-hidden="true" className="size-4.5" />}
        onClick={() => file.current?.click()}
        className="self-start phone:w-full"
      >
        {texts.replaceFile}
      </Button>
    </>
  )
}

/** Of a file that has not been sent: read here, as the policy lets pictures come from data. */
function useAddressOf(photo: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!photo) return
    const reader = new FileReader()
    reader.addEventListener('load', () => setAddress(reader.result as string))
    reader.readAsDataURL(photo)
    return () => reader.abort()
  }, [photo])
  return address
}
