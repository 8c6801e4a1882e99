import type { EarnResult } from '#domain/membership/api.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { earnTexts as texts } from '../texts.ts'

/** What the code stands for: picture, name, lot and best-before, to be compared with the box in one's hand. */
export function ProductBox({ result }: { result: Pick<EarnResult, 'product' | 'batch'> }) {
  const { product, batch } = result
  if (!product) return null
  const facts = [
    batch && batch.boxes > 1 ? texts.boxes(batch.boxes) : '',
    batch?.lot ? texts.lot(batch.lot) : '',
    batch?.expires_on ? texts.bestBefore(batch.expires_on) : '',
  ].filter(Boolean)
  return (
    <div className="mt-5 flex items-center gap-4 rounded-md bg-ground p-4 text-left">
      {product.thumbnail && (
        <span className="size-22 shrink-0">
          <Picture
            src={product.thumbnail}
            alt=""
            sizes="88px"
            width={88}
            height={88}
            className="size-full rounded-md object-contain mix-blend-multiply"
          />
        </span>
      )}
      <div className="min-w-0">
        <p className="font-semibold">
          {product.slug ? (
            <Anchor to={paths.product(product.slug)} className="hover:text-primary">
              {product.name}
            </Anchor>
          ) : (
            product.name
          )}
        </p>
        {facts.length > 0 && <p className="mt-0.5 text-sm text-ink-2">{facts.join(' · ')}</p>}
      </div>
    </div>
  )
}
