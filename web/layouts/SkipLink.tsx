import { texts } from '#web/texts.ts'

export const mainContentId = 'noi-dung'

/** The first thing the Tab key reaches: past the header, to the content. */
export function SkipLink() {
  return (
    <a
      href={`#${mainContentId}`}
      className="fixed top-2 left-2 z-90 -translate-y-20 rounded-md bg-primary px-4 py-3 font-semibold text-white focus:translate-y-0"
    >
      {texts.skipToContent}
    </a>
  )
}
