import Images from 'lucide-react/icons/images'
import { useState } from 'react'
import type { LibraryPicture } from '#domain/media/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useCan } from '../data/staff-session.ts'
import type { LibraryDialogProps } from './LibraryDialog.tsx'
import { mediaScreenTexts as texts } from './texts.ts'

const dialog = lazyPart<LibraryDialogProps>(
  async () => (await import('./LibraryDialog.tsx')).LibraryDialog,
)

/** A button beside the one that uploads: takes a picture that the library has. */
export function ChooseFromLibrary({ onPick }: { onPick: (picture: LibraryPicture) => void }) {
  const [isOpen, setOpen] = useState(false)
  if (!useCan('media.read')) return null
  return (
    <>
      <Button
        variant="secondary"
        icon={<Images aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {texts.choose}
      </Button>
      {isOpen && (
        <dialog.Part
          onPick={(picture) => {
            setOpen(false)
            onPick(picture)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
