import { getBackofficeProduct } from '#domain/catalog/backoffice/api.ts'
import { leafletParts, type ProductBody } from '#domain/publishing/product.ts'
import { textOf } from '#domain/richtext/text-of.ts'
import { RichTextView } from '#web/features/richtext/RichTextView.tsx'
import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { cx } from '#web/ui/class-names.ts'
import { Price } from '#web/ui/Price.tsx'
import { useQuery } from '../../data/use-query.ts'
import { describingTexts as texts } from '../product/texts.ts'
import { contentTexts } from '../texts.ts'

/** The page of a product in its order: pictures beside name and price, leaflet beside the label, story, questions. */
export function ProductPreview({
  productId,
  body,
  isWide,
}: {
  productId: number
  body: ProductBody
  isWide: boolean
}) {
  const parts = leafletParts.filter((part) => textOf(body[part]))
  return (
    <div className={cx('flex flex-col gap-5 bg-ground p-4', isWide && 'px-24 py-10')}>
      <div className={cx('grid gap-5', isWide && 'grid-cols-2')}>
        <Pictures pictures={body.pictures} />
        <div>
          <p className={cx('font-bold leading-tight', isWide ? 'text-3xl' : 'text-xl')}>
            {body.title || contentTexts.untitled}
          </p>
          <CurrentPrice productId={productId} />
          {body.short_description && <p className="mt-3 text-ink-2">{body.short_description}</p>}
        </div>
      </div>
      <div className={cx('grid items-start gap-4', isWide && 'grid-cols-[minmax(0,1fr)_380px]')}>
        {parts.length > 0 && (
          <div className={card}>
            {parts.map((part) => (
              <div key={part}>
                <p className="font-semibold">{texts.parts[part]}</p>
                <RichTextView document={body[part]} className="text-ink-2" />
              </div>
            ))}
          </div>
        )}
        <Label body={body} />
      </div>
      {textOf(body.description) && (
        <div className={card}>
          <p className="text-xl font-semibold">{texts.description}</p>
          <RichTextView document={body.description} />
        </div>
      )}
      {body.faqs.length > 0 && (
        <div className={card}>
          <p className="text-xl font-semibold">{texts.faqs}</p>
          {body.faqs.map(({ question, answer }, nth) => (
            <div key={nth}>
              <p className="font-semibold">{question}</p>
              <p className="text-ink-2">{answer}</p>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

const card = 'flex flex-col gap-3 rounded-md border border-line bg-white p-4'

function Pictures({ pictures }: Pick<ProductBody, 'pictures'>) {
  const [first, ...others] = pictures
  if (!first) return null
  return (
    <div>
      <img
        src={pictureSrcOf(first.src)}
        alt={first.alt}
        className="aspect-square w-full rounded-md border border-line bg-white object-cover"
        style={{ objectPosition: `${first.focal.x}% ${first.focal.y}%` }}
      />
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {others.map(({ src, alt }) => (
          <img
            key={src}
            src={pictureSrcOf(src, 240)}
            alt={alt}
            className="size-16 rounded-md border border-line bg-white object-contain"
          />
        ))}
      </div>
    </div>
  )
}

function CurrentPrice({ productId: id }: { productId: number }) {
  const { data } = useQuery(getBackofficeProduct, { id })
  if (!data) return null
  return <Price current={data.discount_price} original={data.original_price} size="page" />
}

function Label({ body }: { body: ProductBody }) {
  const facts = [
    [texts.registrationNo, body.registration_no],
    [texts.company, body.company],
    [texts.manufacturer, body.manufacturer],
    [texts.origin, body.origin],
  ].filter(([, value]) => value)
  if (facts.length === 0) return null
  return (
    <dl className={card}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-3">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
