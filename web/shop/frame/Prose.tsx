import { cx } from '#web/ui/class-names.ts'

/** Text written by staff; its HTML was cleaned when it was saved. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={cx('prose-vi max-w-[72ch]', className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
