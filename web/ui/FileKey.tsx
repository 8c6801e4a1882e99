import type { ReactNode } from 'react'
import { buttonClass, type ButtonLookProps } from './button-look.ts'

export interface FileKeyProps {
  /** Takes a picture now, one at a time; else pictures are chosen. */
  capture?: boolean
  multiple?: boolean
  look?: ButtonLookProps
  icon: ReactNode
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/** A button that takes or chooses pictures; the same ones may be chosen again. */
export function FileKey({ capture, multiple, look, icon, onFiles, children }: FileKeyProps) {
  return (
    <label className={buttonClass({ look: 'quiet', ...look }, 'has-focus-visible:outline-3')}>
      {icon}
      {children}
      <input
        type="file"
        accept="image/*"
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
