import { memo, type ReactNode } from 'react'
import { blockTexts } from '#domain/publishing/block-texts.ts'
import type { PageBlock } from '#domain/publishing/blocks.ts'
import { RichTextView } from '#web/features/richtext/RichTextView.tsx'
import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { cx } from '#web/ui/class-names.ts'
import type { ShownPicture } from '../fields/PictureField.tsx'
import { sourceTexts } from '../blocks/block-field-texts.ts'
import { momentWords } from '../../parts/moment-words.ts'
import { ProductTiles } from './ProductTiles.tsx'

const tones = {
  plain: 'bg-white',
  tint: 'bg-primary-tint',
  deep: 'bg-primary-deep text-white [&_a]:text-white',
}

/** One band of a landing page, read quickly; drawn again only when the block itself changes. */
export const BlockPreview = memo(function BlockPreview({
  block,
  isWide,
}: {
  block: PageBlock
  isWide: boolean
}) {
  return (
    <div className={cx(tones[block.tone], isWide ? 'px-16 py-10' : 'px-4 py-6')}>
      <div className="mx-auto flex max-w-[1100px] flex-col gap-3">{partsOf(block, isWide)}</div>
    </div>
  )
})

function partsOf(block: PageBlock, isWide: boolean): ReactNode {
  const { fields, type } = block
  switch (type) {
    case 'hero':
      return (
        <>
          <Pic picture={fields.picture} />
          <p className="text-sm font-semibold uppercase">{fields.eyebrow}</p>
          <Title big>{fields.title}</Title>
          <p>{fields.text}</p>
          <Act>{fields.action}</Act>
        </>
      )
    case 'heading':
      return (
        <>
          <Title>{fields.text}</Title>
          <p>{fields.intro}</p>
        </>
      )
    case 'text':
      return <RichTextView document={fields.content} />
    case 'picture':
      return (
        <>
          <Pic picture={fields.picture} />
          <p className="text-sm">{fields.caption}</p>
        </>
      )
    case 'gallery':
      return (
        <div className={cx('grid gap-3', isWide ? 'grid-cols-4' : 'grid-cols-2')}>
          {fields.pictures.map((picture, place) => (
            <Pic key={place} picture={picture} />
          ))}
        </div>
      )
    case 'product':
      return (
        <>
          <ProductTiles
            ids={fields.product_id === null ? [] : [fields.product_id]}
            isWide={isWide}
          />
          <p>{fields.words}</p>
        </>
      )
    case 'products':
      return (
        <>
          <Title>{fields.title}</Title>
          {fields.source === 'hand' ? (
            <ProductTiles ids={fields.product_ids} isWide={isWide} />
          ) : (
            <Placeholder>
              {[sourceTexts[fields.source], fields.of].filter(Boolean).join(': ')}
            </Placeholder>
          )}
        </>
      )
    case 'steps':
      return <Named title={fields.title} items={fields.steps} isWide={isWide} isCounted />
    case 'benefits':
      return <Named title={fields.title} items={fields.benefits} isWide={isWide} />
    case 'questions':
      return (
        <>
          <Title>{fields.title}</Title>
          {fields.questions.map(({ question, answer }, place) => (
            <details key={place} className="border-b border-line py-2">
              <summary className="font-semibold">{question}</summary>
              <p className="whitespace-pre-line">{answer}</p>
            </details>
          ))}
        </>
      )
    case 'countdown':
      return (
        <>
          <Title>{fields.title}</Title>
          <Placeholder>
            {fields.until && !Number.isNaN(Date.parse(fields.until)) && momentWords(fields.until)}
          </Placeholder>
        </>
      )
    case 'video':
      return (
        <>
          <Title>{fields.title}</Title>
          <Pic picture={fields.picture} />
        </>
      )
    case 'articles':
      return (
        <>
          <Title>{fields.title}</Title>
          <Placeholder>{fields.slugs.join(', ')}</Placeholder>
        </>
      )
    case 'divider':
      return fields.look === 'space' ? <div className="h-6" /> : <hr className="border-current" />
    case 'earnCode':
    case 'experts':
    case 'voucher':
    case 'pharmacies':
    case 'lead':
    case 'contact':
      return (
        <>
          <Title>{fields.title}</Title>
          <p>{fields.text}</p>
          <Placeholder>{blockTexts[type].name}</Placeholder>
        </>
      )
  }
}

/** No heading: the page around has its own. */
function Title({ big, children }: { big?: boolean; children: string }) {
  return children && <p className={cx('font-bold', big ? 'text-3xl' : 'text-xl')}>{children}</p>
}

function Act({ children }: { children: string }) {
  return (
    children && (
      <span className="self-start rounded-full bg-primary px-5 py-2 font-semibold text-white">
        {children}
      </span>
    )
  )
}

function Pic({ picture }: { picture: ShownPicture | null }) {
  return (
    picture && (
      <img src={pictureSrcOf(picture.src)} alt={picture.alt} className="w-full rounded-md" />
    )
  )
}

/** What the shop fills in with what it has then. */
function Placeholder({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-md border border-dashed border-current px-4 py-5 text-center text-sm empty:hidden">
      {children}
    </p>
  )
}

function Named({
  title,
  items,
  isWide,
  isCounted,
}: {
  title: string
  items: readonly { title: string; text: string }[]
  isWide: boolean
  isCounted?: boolean
}) {
  return (
    <>
      <Title>{title}</Title>
      <ol className={cx('grid gap-3', isWide && 'grid-cols-3')}>
        {items.map((item, place) => (
          <li key={place}>
            <b className="font-semibold">
              {isCounted && `${place + 1}. `}
              {item.title}
            </b>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
