import Check from 'lucide-react/icons/check'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { paths } from '#web/paths.ts'
import { cx } from '#web/ui/class-names.ts'
import type { PageProduct } from './load-product.ts'
import { productTexts as texts } from './product-texts.ts'
import { catalogTexts } from './texts.ts'

/** The sizes of one thing, each a page of its own: links, so that they work before any script. */
export function PackChoice({ product: { packs, slug } }: { product: PageProduct }) {
  if (packs.length === 0) return null
  const [single] = packs
  const isDear = packs.some((pack) => pack.unit_price >= 1_000_000)
  return (
    <nav aria-labelledby="quy-cach" className="mt-5">
      <h2 id="quy-cach" className="text-md font-semibold">
        {texts.packs}
      </h2>
      <ul
        className={cx(
          'mt-2 grid gap-2',
          isDear
            ? 'grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]'
            : 'grid-cols-[repeat(auto-fit,minmax(6rem,1fr))]',
        )}
      >
        {packs.map((pack) => (
          <li key={pack.slug}>
            <a
              href={paths.product(pack.slug)}
              aria-current={pack.slug === slug ? 'page' : undefined}
              data-keep-scroll=""
              className={cx(
                'flex h-full min-h-16 flex-col rounded-md border px-2 py-2 above-phone:px-3.5',
                pack.slug === slug
                  ? 'border-primary bg-primary-tint'
                  : 'border-line bg-white hover:border-primary',
              )}
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-1 font-semibold phone:text-md">
                {texts.pack(pack.units, pack.word)}
                <Saved percent={savedPercent(pack, single)} />
              </span>
              <span className="text-sm whitespace-nowrap text-ink-2 phone:text-xs">
                {pack.sold_out ? catalogTexts.soldOut : formatVnd(pack.unit_price)}
              </span>
              <span className="flex items-center justify-between gap-1 text-xs text-ink-2">
                {!pack.sold_out && texts.packEach(pack.word)}
                {pack.slug === slug && (
                  <Check aria-hidden="true" className="ml-auto size-4.5 text-primary" />
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Saved({ percent }: { percent: number }) {
  return percent > 0 && <span className="text-xs text-ok"> {texts.packSaves(percent)}</span>
}

type Pack = PageProduct['packs'][number]

/** Beside the smallest pack; never more than it is. */
function savedPercent(pack: Pack, single: Pack | undefined): number {
  if (!single || pack.sold_out || single.unit_price <= pack.unit_price) return 0
  return Math.floor(((single.unit_price - pack.unit_price) * 100) / single.unit_price)
}
