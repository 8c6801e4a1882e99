import { thumbnailOfStem } from '#domain/kernel/picture.ts'
import type { LibraryPicture } from '#domain/media/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/class-names.ts'
import { focalClass } from '#web/ui/focal-class.ts'
import { mediaScreenTexts as texts } from './texts.ts'

/** Pictures side by side. */
export function PictureGrid({
  pictures,
  onPick,
}: {
  pictures: readonly LibraryPicture[]
  /** Chooses one; without it each leads to its own page. */
  onPick?: (picture: LibraryPicture) => void
}) {
  return (
    <ul
      aria-label={texts.grid}
      className="grid grid-cols-2 gap-3 md:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]"
    >
      {pictures.map((picture) => (
        <li key={picture.id} className="min-w-0">
          {onPick ? (
            <button type="button" onClick={() => onPick(picture)} className={tileClass}>
              <Tile picture={picture} />
            </button>
          ) : (
            <Anchor to={backofficePaths.picture(picture.id)} className={tileClass}>
              <Tile picture={picture} />
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  )
}

const tileClass =
  'block h-full w-full overflow-hidden rounded-md border border-line bg-white text-left transition-colors hover:border-primary'

function Tile({ picture }: { picture: LibraryPicture }) {
  const { stem, alt, focal, width, height, uses, archived } = picture
  return (
    <>
      <img
        src={thumbnailOfStem(stem)}
        alt=""
        width={240}
        height={160}
        loading="lazy"
        decoding="async"
        className={cx('aspect-3/2 w-full bg-ground object-cover', focalClass({ src: stem, focal }))}
      />
      <span className="flex flex-col gap-1 px-3 py-2.5">
        <b className="truncate text-sm font-semibold">{nameOf(picture)}</b>
        <span className={cx('truncate text-xs', alt ? 'text-ink-2' : 'font-medium text-point')}>
          {alt || texts.noAlt}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
          <span className="tabular">
            {width} × {height}
          </span>
          {archived ? <Badge tone="neutral">{texts.archived}</Badge> : texts.uses(uses)}
        </span>
      </span>
    </>
  )
}

export function nameOf({ name, alt, src }: LibraryPicture): string {
  return name || alt || src.split('/').at(-1) || texts.unnamed
}
