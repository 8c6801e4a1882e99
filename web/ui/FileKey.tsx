import type { ReactNode } from 'react'
import { buttonClass, type ButtonVariantProps } from './button-variant.ts'

export interface FileKeyProps {
  /** Takes a picture now, one at a time; else pictures are chosen. */
  capture?: boolean
  multiple?: boolean
  /** Pictures, unless it says otherwise. */
  accept?: string
  variant?: ButtonVariantProps
  icon: ReactNode
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/** A button that takes or chooses files; the same ones may be chosen again. */
export function FileKey({
  capture,
  multiple,
  accept = 'image/*',
  variant,
  icon,
  onFiles,
  children,
}: FileKeyProps) {
  return (
    <label className={buttonClass({ variant: 'quiet', ...variant }, 'has-focus-visible:outline-3')}>
      {icon}
      {children}
      <input
        type="file"
        accept={accept}
        multiple={multiple && !capture}
        capture={capture ? 'environment' : undefined}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
