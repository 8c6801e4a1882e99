import ImageUp from 'lucide-react/icons/image-up'
import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { mediaScreenTexts as texts } from './texts.ts'
import { UploadList } from './UploadList.tsx'
import type { Uploads } from './use-uploads.ts'

/** Where pictures come in: chosen, dropped anywhere on the zone, or pasted anywhere on the page. */
export function UploadZone({ uploads }: { uploads: Uploads }) {
  const file = useRef<HTMLInputElement>(null)
  const { isOver, ...drop } = useDrop(uploads.add)
  usePastedPictures(uploads.add)
  return (
    <section aria-label={texts.upload} className="mb-4 flex flex-col gap-3">
      <div
        {...drop}
        className={cx(
          'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border-2 border-dashed px-4 py-4 transition-colors',
          isOver ? 'border-primary bg-primary-tint' : 'border-line bg-white',
        )}
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-tint text-primary phone:hidden">
          <ImageUp aria-hidden="true" className="size-5.5" />
        </span>
        <p className="min-w-0 flex-1 basis-60">
          <span className="block font-medium phone:hidden">
            {isOver ? texts.dropNow : texts.drop}
          </span>
          <span className="block font-medium above-phone:hidden">{texts.chooseHere}</span>
          <span className="block text-sm text-ink-3">{texts.limits}</span>
        </p>
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          hidden
          aria-label={texts.upload}
          onChange={({ target }) => {
            uploads.add([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <Button
          icon={<ImageUp aria-hidden="true" className="size-4.5" />}
          onClick={() => file.current?.click()}
          className="phone:w-full"
        >
          {texts.upload}
        </Button>
      </div>
      {uploads.list.length > 0 && <UploadList uploads={uploads} />}
    </section>
  )
}

function useDrop(add: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return {
    isOver,
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      add([...event.dataTransfer.files])
    },
  }
}

/** A picture of the clipboard, unless somebody pastes words into a field. */
function usePastedPictures(add: (files: readonly File[]) => void): void {
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    add(files)
  })
  useEffect(() => {
    const hear = (event: ClipboardEvent) => pasted(event)
    document.addEventListener('paste', hear)
    return () => document.removeEventListener('paste', hear)
  }, [])
}
