import Image from 'lucide-react/icons/image'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonSize } from '#web/ui/button-variant.ts'

/** A photo taken before, for phones whose camera the page may not use. */
export function PhotoButton({
  size,
  onPhoto,
  children,
}: {
  size?: ButtonSize
  onPhoto: (file: File) => void
  children: ReactNode
}) {
  return (
    <label
      className={buttonClass(
        { variant: 'quiet', size },
        'px-3! whitespace-nowrap has-focus-visible:outline-3',
      )}
    >
      <Image aria-hidden="true" className="size-5" />
      {children}
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same photo chosen again is looked at again.
          target.value = ''
          if (file) onPhoto(file)
        }}
      />
    </label>
  )
}
