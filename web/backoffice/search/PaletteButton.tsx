import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import type { Screen } from './hits.ts'
import { searchTexts as texts } from './texts.ts'
import { useFrameKeys } from './use-frame-keys.ts'

const palette = lazyPart(async () => (await import('./Palette.tsx')).Palette)

/** Opens the palette: a box where there is room, a sign on a phone; Ctrl-K does so on every page. */
export function PaletteButton({ screens }: { screens: readonly Screen[] }) {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useFrameKeys({ onPalette: open, onPrepare: palette.prefetch })
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        {...palette.intent}
        onClick={open}
        className="flex h-11 max-w-130 min-w-0 grow basis-60 items-center gap-3 rounded-full border border-line bg-white pr-3.5 pl-4.5 text-left text-ink-2 hover:border-control phone:hidden"
      >
        <Search aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 grow truncate">{texts.open}</span>
        <kbd className="shrink-0 rounded-sm border border-line px-1.5 font-sans text-sm text-ink-3">
          {texts.shortcut}
        </kbd>
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={texts.open}
        onClick={open}
        className={iconButtonClass('above-phone:hidden')}
      >
        <Search aria-hidden="true" className="size-5.5" />
      </button>
      {isOpen && <palette.Part screens={screens} onClose={() => setOpen(false)} />}
    </>
  )
}
